/**
 * htmlparser2, holding no more of an attribute's value than is read of it: a picture written into a page has megabytes,
 * and eight pages are read at once.
 */
import { Parser } from 'htmlparser2'

export const LONGEST_VALUE = 8_000

export class FrugalParser extends Parser {
  private valueLength = 0
  private valueEnd = 0

  /** Letters of the page that it has let go of. */
  readTo(): number {
    return Math.max(this.endIndex, this.valueEnd)
  }

  override onattribname(start: number, endIndex: number) {
    this.valueLength = 0
    super.onattribname(start, endIndex)
  }

  override onattribdata(start: number, endIndex: number) {
    const room = Math.max(0, 2 * LONGEST_VALUE - this.valueLength) // what is too long stays so
    this.valueEnd = endIndex
    this.valueLength += endIndex - start
    if (endIndex - start <= room) return super.onattribdata(start, endIndex)
    super.onattribdata(start, start + room)
    super.onattribdata(endIndex - 1, endIndex) // its last letter, for the parser to let go of those before
  }
}

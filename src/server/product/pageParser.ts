/**
 * htmlparser2 with bounded attribute values: a picture inlined in a page takes megabytes, and eight pages are read at once.
 */
import { Parser } from 'htmlparser2'

export const MAX_VALUE_LENGTH = 8_000

export class BoundedParser extends Parser {
  private valueLength = 0
  private valueEnd = 0

  /** How many characters of the page are processed and no longer buffered. */
  processedLength(): number {
    return Math.max(this.endIndex, this.valueEnd)
  }

  override onattribname(start: number, endIndex: number) {
    this.valueLength = 0
    super.onattribname(start, endIndex)
  }

  override onattribdata(start: number, endIndex: number) {
    const room = Math.max(0, 2 * MAX_VALUE_LENGTH - this.valueLength) // longer than the limit, so that it is seen to be too long
    this.valueEnd = endIndex
    this.valueLength += endIndex - start
    if (endIndex - start <= room) return super.onattribdata(start, endIndex)
    super.onattribdata(start, start + room)
    super.onattribdata(endIndex - 1, endIndex) // its last character, so that the parser drops the ones before
  }
}

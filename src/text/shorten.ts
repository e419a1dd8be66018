import { withoutEnd } from '../scene/values'
import { segmentsOf } from './breaks'

/** Where a text may be cut to end in an ellipsis: after a unit, or inside the first one if that is too long. */

export interface Shortened {
  text: string // ends in …
  end: number // how far into the original it reaches
}

const ELLIPSIS = '…'
/** Punctuation that would look like a mistake before an ellipsis. */
const LOOSE_END = /[\s,.;:!?—–\-…，。、；：！？“‘「『《〈（(【[]/u

/** Cuts of `text`, longest first, from just beyond the UTF-16 offset `reach` down to a bare ellipsis. */
export function* shorten(text: string, reach: number): Generator<Shortened> {
  const cuts = cutsOf(text, reach)
  // One unit more: without its comma it may still fit.
  const beyond = cuts.findIndex((end) => end > reach)
  for (let at = beyond < 0 ? cuts.length - 1 : beyond; at >= 0; at -= 1) {
    const end = cuts[at]!
    yield { text: withoutEnd(text.slice(0, end), LOOSE_END) + ELLIPSIS, end }
  }
}

/** UTF-16 offsets, ascending: 0, after each grapheme of the first unit, then after each unit of the lines in reach. */
function cutsOf(text: string, reach: number): number[] {
  const cuts = [0]
  let lineStart = 0
  for (const content of text.split('\n')) {
    if (lineStart > reach) break
    const { units, offsets } = segmentsOf(content)
    for (const unit of units) {
      const isFirst = cuts.length === 1
      for (let at = isFirst ? unit.start + 1 : unit.end; at <= unit.end; at += 1) {
        cuts.push(lineStart + offsets[at]!)
      }
    }
    lineStart += content.length + 1
  }
  return cuts
}

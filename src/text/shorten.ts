import { withoutEnd } from '../scene/values'
import { segmentsOf } from './breaks'

export interface Shortened {
  text: string // ends in …
  end: number
}

const ELLIPSIS = '…'
const LOOSE_END = /[\s,.;:!?—–\-…，。、；：！？“‘「『《〈（(【[]/u

/** The longest first, from just beyond `reach` (UTF-16) down to a bare ellipsis. */
export function shorten(text: string, reach: number): Shortened[] {
  const cuts = cutsOf(text, reach)
  // without its comma one more may fit
  const beyond = cuts.findIndex((end) => end > reach)
  const tried = beyond < 0 ? cuts : cuts.slice(0, beyond + 1)
  return tried
    .toReversed()
    .map((end) => ({ text: withoutEnd(text.slice(0, end), LOOSE_END) + ELLIPSIS, end }))
}

/** UTF-16, ascending: 0, each grapheme of the first unit, then each unit in reach. */
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

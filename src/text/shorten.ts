import { segmentsOf } from './breaks'

/** Where a text may be cut to end in an ellipsis: after a whole unit, or inside the first if even that is too long. */

export interface Shortened {
  text: string // ends in …
  end: number // how far into the original it reaches
}

const ELLIPSIS = '…'
/** Before an ellipsis a stop or an opening mark would look like a slip. */
const LOOSE_END = /[\s,.;:!?—–\-…，。、；：！？“‘「『《〈（(【[]+$/u

/**
 * Cuts of `text`, longest first, beginning with the longest that `fits` (asked by halving: what fits, fits shorter).
 * The last one is a bare ellipsis.
 */
export function* shorten(text: string, fits: (candidate: string) => boolean): Generator<Shortened> {
  const cuts = cutsOf(text)
  let low = 0 // cuts[0] is taken to fit
  let high = cuts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(cutAt(text, cuts[middle]!).text)) low = middle
    else high = middle - 1
  }
  for (let at = low; at >= 0; at -= 1) yield cutAt(text, cuts[at]!)
}

function cutAt(text: string, end: number): Shortened {
  return { text: text.slice(0, end).replace(LOOSE_END, '') + ELLIPSIS, end }
}

/** UTF-16 offsets, ascending: nothing, the graphemes of the first unit, then unit after unit. */
function cutsOf(text: string): number[] {
  const cuts = [0]
  let lineStart = 0
  for (const content of text.split('\n')) {
    const { units, offsets } = segmentsOf(content)
    for (const unit of units) {
      const isFirst = cuts.length === 1
      const from = isFirst ? unit.start + 1 : unit.end
      for (let at = from; at <= unit.end; at += 1) cuts.push(lineStart + offsets[at]!)
    }
    lineStart += content.length + 1
  }
  return cuts
}

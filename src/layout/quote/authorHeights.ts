import type { LineGrid } from '../../text/paragraph'
import { drawnSizePx } from '../../text/styledFace'
import {
  authorHeightPx,
  authorLineStyleOf,
  authorMeasurePx,
  authorParagraph,
  authorTypeStyle,
  markHeightPx,
} from './authorLine'
import { widthBelowPx, type ArrangedWords } from './words'

interface Known {
  heights: Map<number | string, number>
  widthEm: number // on one line; Infinity until measured
}

const MOST_HEIGHTS = 500
/** a width scaled from another size errs by 1 % */
const SURELY_WITHIN = 0.9

/** px, mark included. Cached, because the search tries many sizes per key. */
export function authorHeightsOf(words: ArrangedWords): (sizePx: number, grid: LineGrid | null) => number {
  const { fontFamily } = words.text
  const width = widthBelowPx(words)
  const known: Known = { heights: new Map(), widthEm: Infinity }

  function measuredHeightPx(sizePx: number, grid: LineGrid | null): number {
    const lineStyle = authorLineStyleOf(words, grid)
    const typeStyle = authorTypeStyle(words, sizePx, lineStyle)
    const isSurelyOneLine =
      known.widthEm * typeStyle.sizePx <= SURELY_WITHIN * authorMeasurePx(width, lineStyle) &&
      drawnSizePx(typeStyle.sizePx, fontFamily) === typeStyle.sizePx
    if (isSurelyOneLine) return typeStyle.lineHeightPx + markHeightPx(lineStyle)
    const paragraph = authorParagraph(words, sizePx, lineStyle)
    if (paragraph.lines.length === 1 && !paragraph.truncated)
      known.widthEm = paragraph.widthPx / paragraph.style.sizePx
    return authorHeightPx(paragraph, lineStyle)
  }

  return (sizePx, grid) => {
    const at = grid ? `${sizePx} ${grid.pitchPx}` : sizePx
    let heightPx = known.heights.get(at)
    if (heightPx === undefined) {
      if (known.heights.size >= MOST_HEIGHTS) known.heights.clear()
      known.heights.set(at, (heightPx = measuredHeightPx(sizePx, grid)))
    }
    return heightPx
  }
}

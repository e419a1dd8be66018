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
  heights: Map<number | string, number> // px by size, and by pitch on ruled paper
  widthEm: number // in one line, as it was measured at one size; Infinity before
}

const MOST_HEIGHTS = 500
/** A width scaled from another size, which errs by a hundredth, may take this share of the room. */
const SURELY_WITHIN = 0.9

/**
 * Returns the height of the author's line at a size, in px, mark included. Heights are cached, because the
 * search tries many sizes at every key; a name that is surely on one line is measured at only one of them.
 */
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

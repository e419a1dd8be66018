import { withAlpha } from '../../scene/colour'
import type { BlockParts } from '../../scene/nodes'
import { FONTS } from '../../text/fonts'
import type { Composed, Sheet } from './composition'

const SIZE_PX = 84
const GAP_PX = 12 // below its ink
const WEIGHT = 600
const ALPHA = 0.2

/** Drops the mark before any text. */
export function withMarkWhereRoom(sheet: Sheet, compose: (sheet: Sheet) => Composed): Composed {
  const composed = compose(sheet)
  const shown = composed.parts.map(({ block }) => block.id)
  const isWhole =
    !composed.notices.some((notice) => notice.code === 'truncated') &&
    (sheet.words.second === null || shown.includes(sheet.words.second.id))
  return isWhole || !sheet.hasQuotationMarks ? composed : compose({ ...sheet, hasQuotationMarks: false })
}

export function quotationMarkPx(sheet: Sheet): number {
  if (!sheet.hasQuotationMarks || sheet.words.lead.text.trim() === '') return 0
  const { inkEm } = FONTS[sheet.fontId].ornament
  return ((inkEm.top - inkEm.bottom) * SIZE_PX + GAP_PX) * sheet.unitPx
}

export function withQuotationMark(sheet: Sheet, { block, nodes }: BlockParts, left: number): BlockParts {
  const heightPx = quotationMarkPx(sheet)
  if (heightPx === 0) return { block, nodes }
  const { face, inkEm } = FONTS[sheet.fontId].ornament
  const sizePx = SIZE_PX * sheet.unitPx
  return {
    block,
    nodes: [
      {
        type: 'text',
        id: 'ornament',
        x: left - inkEm.left * sizePx,
        y: Math.round(block.box.y - heightPx + inkEm.top * sizePx),
        runs: [
          {
            text: '“',
            x: 0,
            widthPx: (inkEm.left + inkEm.right) * sizePx,
            font: { family: face.family, weight: WEIGHT, italic: false, sizePx },
            letterSpacingPx: 0,
          },
        ],
        fill: withAlpha(sheet.inks.accent, ALPHA),
        isDecoration: true,
      },
      ...nodes,
    ],
  }
}

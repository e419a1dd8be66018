import type { BlockParts } from '../../../scene/nodes'
import { setBoth, type BothSpec } from '../bothLanguages'
import type { Composition, Sheet, SheetShape } from '../composition'
import { bestFitting } from '../fitSizes'
import { placeWords, setLine, type SetWords } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { smallPrintLine } from '../smallPrint'
import { printedWatermark, sheetSeal, type SheetSeal } from '../sheetSeal'

/** × sheet: lower and further in than elsewhere */
const FROM: Record<SheetShape, { x: number; y: number }> = {
  tall: { x: 0.46, y: 0.6 },
  portrait: { x: 0.46, y: 0.6 },
  square: { x: 0.46, y: 0.54 },
  wide: { x: 0.6, y: 0.52 },
}
const HIGHEST = 0.24 // × sheet height; long text starts higher
const MEASURE_PX = 260
const LEAD = { largestPx: 20, floorPx: 14 }
const SECOND_ABOVE_PX = 12
const SAID: Omit<BothSpec, 'gapPx'> = {
  lead: {
    han: { lineHeight: 1.85, hanTrackingEm: 0.06 },
    latin: { lineHeight: 1.6, hanTrackingEm: 0.06 },
  },
  second: {
    han: { lineHeight: 1.75, share: 0.725, floorPx: 13 },
    latin: { lineHeight: 1.55, share: 0.725, floorPx: 13, italic: true },
  },
}
const AUTHOR = { sizePx: 13, abovePx: 12 }
const SEAL = { sidePx: 25, gapPx: 18 }
const EDGE_PX = 48
const DATE = { sizePx: 13, baselinePx: 60 }

export const composition: Composition = {
  compose(sheet) {
    const { box, unitPx, shape, words, inks } = sheet
    const seal = sheetSeal(sheet, 'tall', SEAL.sidePx * unitPx)
    const edgePx = EDGE_PX * unitPx
    const right = box.x + box.width - edgePx - (seal ? seal.width + SEAL.gapPx * unitPx : 0)
    const x = Math.round(Math.min(box.x + FROM[shape].x * box.width, right - MEASURE_PX * unitPx))
    const foot = box.y + box.height - edgePx
    const said = fitSaid(sheet, right - x, foot - box.y - HIGHEST * box.height)
    const y = Math.round(Math.min(box.y + FROM[shape].y * box.height, foot - said.heightPx))
    const edge = smallPrintLine(
      sheet,
      { date: words.date?.replaceAll('-', '.') ?? null, watermark: printedWatermark(sheet) },
      {
        x: box.x + edgePx,
        width: box.width - 2 * edgePx,
        baselineY: Math.round(box.y + DATE.baselinePx * unitPx),
      },
      { sizePx: Math.max(DATE.sizePx, DATE.sizePx * unitPx) },
    )
    const ink = { lead: inks.quote, second: inks.translation, author: inks.author }
    return {
      parts: [
        ...said.rows.map(({ set, top, role }) =>
          placeWords(set, { x, y: y + top, width: right - x }, ink[role]),
        ),
        ...sealBeside(
          seal,
          x + Math.max(...said.rows.map(({ set }) => set.paragraph.widthPx), 0),
          y + said.heightPx,
          sheet,
        ),
        ...edge.parts,
      ],
      marks: [],
      notices: noticesOf([...said.rows.map(({ set }) => set), ...edge.words]),
    }
  },
}

interface Row {
  set: SetWords
  top: number
  role: 'lead' | 'second' | 'author'
}

interface SaidRows {
  rows: Row[]
  heightPx: number
  cost: number
}

function fitSaid(sheet: Sheet, measurePx: number, heightPx: number): SaidRows {
  const { unitPx, words } = sheet
  const fromPx = LEAD.largestPx * unitPx
  const sizes = { fromPx, toPx: Math.min(fromPx, LEAD.floorPx), heightPx, reach: 0.76 }
  const narrowPx = Math.min(measurePx, MEASURE_PX * unitPx)
  const alone = { ...sheet, words: { ...words, second: null } }
  const options = [
    { of: sheet, measurePx: narrowPx },
    { of: sheet, measurePx },
    { of: alone, measurePx },
  ]
  for (const option of options) {
    const fitted = bestFitting({ ...option.of, mostPx: heightPx }, sizes, (of, sizePx) =>
      rowsAt(of, sizePx, option.measurePx),
    )
    if (fitted) return fitted
  }
  return rowsAt(alone, sizes.toPx, measurePx, heightPx)
}

function rowsAt(sheet: Sheet, sizePx: number, measurePx: number, mostPx = Infinity): SaidRows {
  const { unitPx, words } = sheet
  const author = words.author.trim() === '' ? null : authorOf(sheet, measurePx)
  const abovePx = AUTHOR.abovePx * unitPx
  const authorPx = author ? author.paragraph.heightPx + abovePx : 0
  const spec: BothSpec = { ...SAID, gapPx: () => SECOND_ABOVE_PX * unitPx }
  // The text ignores the chosen weight.
  const both = setBoth({ ...sheet, weight: 0 }, spec, sizePx, measurePx, mostPx - authorPx)
  return {
    rows: [
      { set: both.lead, top: 0, role: 'lead' },
      ...(both.second ? [{ set: both.second, top: both.secondY, role: 'second' as const }] : []),
      ...(author ? [{ set: author, top: both.heightPx + abovePx, role: 'author' as const }] : []),
    ],
    heightPx: both.heightPx + authorPx,
    cost: both.cost + 0.5 * (author?.cost ?? 0),
  }
}

function authorOf(sheet: Sheet, measurePx: number): SetWords {
  const spec = { lineHeight: 1.6, hanTrackingEm: 0.08 }
  return setLine(sheet, 'author', sheet.words.author, spec, AUTHOR.sizePx * sheet.unitPx, measurePx)
}

function sealBeside(seal: SheetSeal | null, right: number, foot: number, { unitPx }: Sheet): BlockParts[] {
  return seal ? [seal.placeAt(right + SEAL.gapPx * unitPx + seal.width / 2, foot)] : []
}

import { withAlpha } from '../../../scene/colour'
import type { Box, SceneNode, BlockParts } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import type { Both } from '../bothLanguages'
import { hasChinese, isWideOrNearly, type Composition, type SheetShape, type Sheet } from '../composition'
import { noticesOf } from '../../../text/textNodes'
import { placeOnBaseline, type Printed, type SetWords } from '../setWords'
import { smallPrintLine, authorNames, oneAuthor, type NameLine } from '../smallPrint'
import { binding, leafEdges } from './binding'
import { dateLine, dayLabels } from '../day/dayLabels'
import { leafOf } from './leaf'
import { headTop, BAND_PX } from './leafHead'
import { fitSaidAnyhow, fitSaidInTurn, placeSaid, setsOf, type SaidType } from '../day/said'

const SIDE_PX = 40
/** × sheet height; higher ones are for longer text */
const BAND_AT: Record<SheetShape, readonly number[]> = {
  tall: [0.545, 0.46, 0.38],
  portrait: [0.568, 0.5, 0.43, 0.37],
  square: [0.533, 0.48, 0.43],
  wide: [0.84],
}
const BAND_GOES_UP_UNDER = 0.78 // × largest text size
const QUOTE_PX: Record<SheetShape, number> = { tall: 31, portrait: 26, square: 22, wide: 32 }
const AUTHOR = { px: 16, floorPx: 14, abovePx: 16, lineHeight: 1.6 }
const FOOT = { baselinePx: 34, sizePx: 13, clearPx: 18, insidePx: 12 }
const WIDE = { leftShare: 0.44, hairlinePx: 28, gapPx: 30, topPx: 52, bandFootPx: 49 }
const HAIRLINE_ALPHA = 0.3

export const composition: Composition = {
  under: leafEdges,
  compose(given) {
    const isWide = isWideOrNearly(given.box)
    const sheet: Sheet = { ...given, shape: isWide ? 'wide' : given.shape }
    const { leaf, said, author, room } = isWide ? besideWords(sheet) : overWords(sheet)
    const foot = footOf(sheet, isWide ? room : innerOf(sheet))
    const authorPx = author ? AUTHOR.abovePx * sheet.unitPx + authorHeightPx(sheet) : 0
    const y = room.y + Math.max(0, (room.height - said.heightPx - authorPx) / 2)
    const align = isWide ? 'left' : 'center'
    const baselineY = Math.round(y + said.heightPx + authorPx - 0.3 * authorHeightPx(sheet))
    return {
      parts: [
        ...placeSaid(said, { x: room.x, y, width: room.width }, sheet),
        ...(author
          ? placeAuthorRow(author, { x: room.x, baselineY, width: room.width, align }, sheet.inks.author)
          : []),
        ...leaf.parts,
        ...foot.parts,
      ],
      marks: [...binding(sheet), ...leaf.marks, ...foot.marks],
      notices: noticesOf([...setsOf(said), ...(author?.sets ?? []), ...foot.words]),
    }
  },
}

interface Arranged {
  leaf: { parts: BlockParts[]; marks: SceneNode[] }
  said: Both
  author: AlmanacAuthorRow | null
  room: Box // for the text
}

function overWords(sheet: Sheet): Arranged {
  const { box, unitPx } = sheet
  const inner = innerOf(sheet)
  const words = dayLabels(sheet.words.day)
  const foot = footBaseline(sheet) - FOOT.clearPx * unitPx
  const author = authorRow(sheet, authorPx(sheet), inner.width)
  const placeAt = (share: number) => {
    const bandY = Math.round(box.y + share * box.height)
    const top = bandY + (sheet.words.date === null ? 0 : BAND_PX) * unitPx + FOOT.clearPx * unitPx
    const area = { x: inner.x, y: top, width: inner.width, height: foot - top }
    return { bandY, area, room: { measurePx: area.width, heightPx: area.height - tailPx(sheet, author) } }
  }
  const shares = BAND_AT[sheet.shape]
  const { said, bandY, area } = fitSaidInTurn(sheet, saidType(sheet), BAND_GOES_UP_UNDER, shares, placeAt)
  return { leaf: leafOf(sheet, words, inner, bandY), said, author, room: area }
}

function besideWords(sheet: Sheet): Arranged {
  const { box, unitPx } = sheet
  const inner = innerOf(sheet)
  const left = { x: inner.x, width: box.x + WIDE.leftShare * box.width - inner.x }
  const bandY = Math.round(box.y + box.height - (WIDE.bandFootPx + BAND_PX) * unitPx)
  const hairlineX = Math.round(left.x + left.width + WIDE.hairlinePx * unitPx)
  const x = hairlineX + WIDE.gapPx * unitPx
  const y = headTop(sheet)
  const foot = footBaseline(sheet) - FOOT.clearPx * unitPx
  const room = { x, y, width: inner.x + inner.width - x, height: foot - y }
  const author = authorRow(sheet, authorPx(sheet), room.width)
  const said = fitSaidAnyhow(
    sheet,
    { measurePx: room.width, heightPx: room.height - tailPx(sheet, author) },
    saidType(sheet),
  )
  const leaf = leafOf(sheet, dayLabels(sheet.words.day), left, bandY)
  const hairline: SceneNode = rectNode(
    'composition-hairline',
    { x: hairlineX, y, width: Math.max(0.75, unitPx), height: bandY + BAND_PX * unitPx - y },
    { fill: withAlpha(sheet.inks.quote, HAIRLINE_ALPHA) },
  )
  return { leaf: { ...leaf, marks: [...leaf.marks, hairline] }, said, author, room }
}

function saidType({ shape, unitPx }: Sheet): SaidType {
  const secondShare = 17.5 / QUOTE_PX[shape === 'square' ? 'portrait' : shape]
  return {
    align: shape === 'wide' ? 'left' : 'center',
    largestPx: QUOTE_PX[shape] * unitPx,
    lead: {
      han: { share: 1, lineHeight: 1.58, weight: 680 },
      latin: { share: 0.94, lineHeight: 1.36, weight: 600 },
    },
    second: {
      han: { share: secondShare, lineHeight: 1.6, weight: 450 },
      latin: { share: Math.max(0.62, secondShare), lineHeight: 1.45, italic: true },
    },
    gapEm: 0.38,
    secondMeasure: shape === 'wide' || shape === 'square' ? 1 : 0.8,
    reach: 0.72,
  }
}

function footOf(sheet: Sheet, { x, width }: { x: number; width: number }): Printed & { marks: SceneNode[] } {
  const { unitPx, words, inks } = sheet
  const baselineY = footBaseline(sheet)
  const sizePx = Math.max(FOOT.sizePx, FOOT.sizePx * unitPx)
  const line = smallPrintLine(
    sheet,
    { date: null, watermark: words.watermark },
    { x, width, baselineY },
    { sizePx },
  )
  if (words.date === null) return { parts: line.parts, marks: [], words: line.words }
  const number = dayLabels(words.date).dayOfYear
  const text = hasChinese(sheet) ? `今年第 ${number} 日` : `Day ${number} of the year`
  const type = { fontId: sheet.fontId, sizePx, weight: 0 }
  const counted = dateLine(
    sheet,
    'composition-day-of-year',
    text,
    type,
    { x, width, baselineY, align: 'left' },
    inks.small,
  )
  const leftPx = line.words.reduce((left, { paragraph }) => left - paragraph.widthPx, width - 2 * sizePx)
  return {
    parts: line.parts,
    marks: counted.box.width <= leftPx ? counted.nodes : [],
    words: line.words,
  }
}

function innerOf({ box, unitPx }: Sheet): { x: number; width: number } {
  return { x: box.x + SIDE_PX * unitPx, width: box.width - 2 * SIDE_PX * unitPx }
}

function footBaseline({ box, bleed, unitPx }: Sheet): number {
  const edge = bleed.y + bleed.height - FOOT.baselinePx * unitPx
  return Math.round(Math.min(edge, box.y + box.height - FOOT.insidePx * unitPx))
}

function authorPx({ unitPx }: Sheet): number {
  return Math.max(AUTHOR.floorPx, AUTHOR.px * unitPx)
}

function authorHeightPx(sheet: Sheet): number {
  return AUTHOR.lineHeight * authorPx(sheet)
}

function tailPx(sheet: Sheet, author: AlmanacAuthorRow | null): number {
  return author ? AUTHOR.abovePx * sheet.unitPx + authorHeightPx(sheet) : 0
}

interface AlmanacAuthorRow {
  names: NameLine[]
  gapPx: number
  widthPx: number
  sets: SetWords[]
}

const GAP_EM = 0.6

function authorRow(sheet: Sheet, sizePx: number, measurePx: number): AlmanacAuthorRow | null {
  const both = authorNames(sheet, sizePx, measurePx)
  if (both.length === 0) return null
  const gapPx = GAP_EM * sizePx
  const row = (names: NameLine[]): AlmanacAuthorRow => ({
    names,
    gapPx,
    widthPx: names.reduce((sum, { set }, at) => sum + (at > 0 ? gapPx : 0) + set.paragraph.widthPx, 0),
    sets: names.map(({ set }) => set),
  })
  const whole = row(both)
  const led = both.filter(({ isAdded }) => isAdded === sheet.words.isAuthorAdded)
  return whole.widthPx <= measurePx ? whole : row(led)
}

function placeAuthorRow(
  { names, gapPx, widthPx }: AlmanacAuthorRow,
  at: { x: number; baselineY: number; width: number; align: 'left' | 'center' },
  ink: string,
): BlockParts[] {
  let x = at.align === 'left' ? at.x : at.x + (at.width - widthPx) / 2
  return oneAuthor(
    names.map(({ set, isAdded }) => {
      const parts = placeOnBaseline(set, { ...at, x, width: set.paragraph.widthPx }, ink, 'left')
      x += set.paragraph.widthPx + gapPx
      return { parts, isAdded }
    }),
  )
}

import { averageColour, luminance, mixColours, withAlpha, worstContrast } from '../../../scene/colour'
import { unionOf } from '../../../scene/box'
import type { BlockParts, Box, SceneNode } from '../../../scene/nodes'
import {
  isWideOrNearly,
  type Composition,
  type Sheet,
  type SheetPlace,
  type SheetShape,
} from '../composition'
import { noticesOf, SMALLEST_PX, type SetWords } from '../setWords'
import { footLine } from '../smallPrint'
import { authorRow, placeAuthorRow, type AuthorRow } from './authorRow'
import { dayInk, inkOnBand, redOf } from './dayInks'
import { dayWords, type DayWords } from './dayWords'
import { leafNumeralPx, numeralNode, numeralOf, numeralSizePx, type NumeralFace } from './numeral'
import { fitSaid, fitSaidAnyhow, placeSaid, type SaidRows, type SaidType } from './said'
import { dateLine, dateColumn, type DateWords } from './dateWords'

const NUMERAL: NumeralFace = { fontId: 'font-headline', weight: 400, trackingEm: 0 }
const SIDE_PX = 40
const BINDING = { px: 28, edgePx: 2.5, staple: { widthPx: 38, heightPx: 5, downPx: 8 } }
const STAPLES = { narrow: [0.26, 0.74], wide: [0.175, 0.375, 0.625, 0.825] } // of the width
const EDGES = { count: 3, px: 4 } // of the leaves below
const HEAD = { baselinePx: 72, latinPx: 25, hanPx: 27, abovePx: 40, weight: 0 }
const RULES = { belowPx: 14, thickPx: 3, apartPx: 3, thinPx: 1 }
const NUMERAL_ROOM = { besidePx: 108, heightShare: 0.76, mostShare: 0.94 }
const VERTICAL = { sizePx: 18, floorPx: SMALLEST_PX, insetPx: 9 }
const BAND = { px: 40, hanPx: 21, latinPx: 18.5, gapEm: 1.2 }
/** Where the band begins, of the sheet's height: higher for words that do not fit below it. */
const BAND_AT: Record<SheetShape, readonly number[]> = {
  tall: [0.545, 0.46, 0.38],
  portrait: [0.568, 0.5, 0.43, 0.37],
  square: [0.533, 0.48, 0.43],
  wide: [0.84],
}
const BAND_GOES_UP_UNDER = 0.78 // of the words' largest size
const QUOTE_PX: Record<SheetShape, number> = { tall: 31, portrait: 26, square: 22, wide: 32 }
const AUTHOR = { px: 16, floorPx: 14, abovePx: 16, lineHeight: 1.6 }
const FOOT = { baselinePx: 34, sizePx: 13, clearPx: 18, insidePx: 12 }
const WIDE = { leftShare: 0.44, hairlinePx: 28, gapPx: 30, topPx: 52, bandFootPx: 49 }
const HAIRLINE_ALPHA = 0.3

/** A leaf of a tear-off calendar: binding, month, a large numeral, the weekday in a band, and the words below it. */
export const almanac: Composition = {
  label: { en: 'Calendar', zh: '黄历' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'rounded'],
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
      notices: noticesOf([...said.rows.map(({ set }) => set), ...(author?.sets ?? []), ...foot.words]),
    }
  },
}

interface Arranged {
  leaf: { parts: BlockParts[]; marks: SceneNode[] }
  said: SaidRows
  author: AuthorRow | null
  room: Box // of the words
}

/** The words below the band, which goes up for long ones. */
function overWords(sheet: Sheet): Arranged {
  const { box, unitPx } = sheet
  const inner = innerOf(sheet)
  const words = dayWords(sheet.words.day)
  const foot = footBaseline(sheet) - FOOT.clearPx * unitPx
  const author = authorRow(sheet, authorPx(sheet), inner.width)
  const roomBelow = (share: number): Box => {
    const bandY = Math.round(box.y + share * box.height)
    const top = bandY + (hasBand(sheet) ? BAND.px : 0) * unitPx + FOOT.clearPx * unitPx
    return { x: inner.x, y: top, width: inner.width, height: foot - top }
  }
  const tried = BAND_AT[sheet.shape].map(roomBelow)
  for (const [at, room] of tried.entries()) {
    const fitting = { measurePx: room.width, heightPx: room.height - tailPx(sheet, author) }
    const said =
      at < tried.length - 1
        ? fitSaid(sheet, { ...fitting, leastShare: BAND_GOES_UP_UNDER }, saidType(sheet))
        : fitSaidAnyhow(sheet, fitting, saidType(sheet))
    if (said === null) continue
    const bandY = Math.round(box.y + BAND_AT[sheet.shape][at]! * box.height)
    return { leaf: leafOf(sheet, words, inner, bandY), said, author, room }
  }
  throw new RangeError('No place for the band')
}

/** On a wide sheet the words are at the right of the leaf. */
function besideWords(sheet: Sheet): Arranged {
  const { box, unitPx } = sheet
  const inner = innerOf(sheet)
  const left = { x: inner.x, width: box.x + WIDE.leftShare * box.width - inner.x }
  const bandY = Math.round(box.y + box.height - (WIDE.bandFootPx + BAND.px) * unitPx)
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
  const leaf = leafOf(sheet, dayWords(sheet.words.day), left, bandY)
  const hairline: SceneNode = {
    type: 'rect',
    id: 'composition-hairline',
    x: hairlineX,
    y,
    width: Math.max(0.75, unitPx),
    height: bandY + BAND.px * unitPx - y,
    fill: withAlpha(sheet.inks.quote, HAIRLINE_ALPHA),
  }
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
    secondShare: shape === 'wide' || shape === 'square' ? 1 : 0.8,
    reach: 0.72,
  }
}

/** Month, rules, numeral, columns at its sides and the band: one block, whose number can be sized. */
function leafOf(
  sheet: Sheet,
  words: DayWords,
  { x, width }: { x: number; width: number },
  bandY: number,
): { parts: BlockParts[]; marks: SceneNode[] } {
  const { unitPx, inks, inksByHand, metrics } = sheet
  const isShown = sheet.words.date !== null
  const ink = dayInk(sheet, words.weekday)
  const small = inksByHand.small || inks.quote
  const head = headLine(sheet, words, { x, width }, small)
  const room = { y: head.foot, height: bandY - head.foot }
  const numeral = numeralOf(words.day, NUMERAL, metrics)
  const widthPx = width - NUMERAL_ROOM.besidePx * unitPx
  const sizePx = Math.min(
    numeralSizePx(numeral, widthPx, NUMERAL_ROOM.mostShare * room.height),
    leafNumeralPx(words.day, NUMERAL, metrics, widthPx, NUMERAL_ROOM.heightShare * room.height) *
      sheet.byHand('date').scale,
  )
  const size = { width: numeral.ink.width * sizePx, height: numeral.ink.height * sizePx }
  const corner = {
    x: x + (width - size.width) / 2,
    y: Math.round(room.y + (room.height - size.height) / 2),
  }
  const figures = numeralNode(
    isShown ? 'date-numeral' : 'composition-numeral',
    numeral,
    sizePx,
    corner,
    ink,
    metrics,
  )
  if (!isShown) return { parts: [], marks: [...head.nodes, figures] }
  const columns = besideNumeral(sheet, words, { x, width, ...room }, small)
  const band = bandOf(sheet, words, { x, y: bandY, width, height: BAND.px * unitPx }, ink)
  const box = unionOf([
    { x, y: head.top, width, height: bandY + BAND.px * unitPx - head.top },
    ...columns.map((column) => column.box),
  ])
  return {
    parts: [
      {
        block: { id: 'date', box, sizePx },
        nodes: [...head.nodes, figures, ...columns.flatMap(({ nodes }) => nodes), band],
      },
    ],
    marks: [],
  }
}

/** Year, month in both languages, and the double rule below. Without the date the month alone. */
function headLine(
  sheet: Sheet,
  { year, month }: DayWords,
  { x, width }: { x: number; width: number },
  ink: string,
): { nodes: SceneNode[]; top: number; foot: number } {
  const { unitPx } = sheet
  const isShown = sheet.words.date !== null
  const name = isShown ? 'date' : 'composition'
  const baselineY = Math.round(headBaseline(sheet))
  const latin = { fontId: NUMERAL.fontId, sizePx: HEAD.latinPx * unitPx, weight: HEAD.weight }
  const han = { fontId: NUMERAL.fontId, sizePx: HEAD.hanPx * unitPx, weight: HEAD.weight, trackingEm: 0.12 }
  const at = { x, width, baselineY }
  const y = baselineY + RULES.belowPx * unitPx
  const rule = { type: 'rect' as const, x, width, fill: ink }
  const thinY = y + (RULES.thickPx + RULES.apartPx) * unitPx
  return {
    nodes: [
      ...(isShown ? dateLine(sheet, `${name}-year`, year, latin, { ...at, align: 'left' }, ink).nodes : []),
      ...dateLine(
        sheet,
        `${name}-month-zh`,
        month.zh,
        han,
        { ...at, align: isShown ? 'center' : 'left' },
        ink,
      ).nodes,
      ...dateLine(
        sheet,
        `${name}-month-en`,
        month.en.slice(0, 3).toUpperCase(),
        latin,
        { ...at, align: 'right' },
        ink,
      ).nodes,
      { ...rule, id: `${name}-rule-thick`, y: Math.round(y), height: RULES.thickPx * unitPx },
      {
        ...rule,
        id: `${name}-rule-thin`,
        y: Math.round(thinY),
        height: Math.max(0.75, RULES.thinPx * unitPx),
      },
    ],
    top: baselineY - HEAD.hanPx * unitPx,
    foot: thinY + RULES.thinPx * unitPx,
  }
}

/** Chinese calendar at the left edge, its year and a solar term at the right; each where it has room. */
function besideNumeral(
  sheet: Sheet,
  { lunar, chineseYear, term }: DayWords,
  room: Box,
  ink: string,
): DateWords[] {
  const { unitPx } = sheet
  const inset = VERTICAL.insetPx * unitPx
  const middleY = room.y + room.height / 2
  const mostPx = 0.86 * room.height
  const sizePx = Math.max(VERTICAL.floorPx, VERTICAL.sizePx * unitPx)
  const type = { sizePx, floorPx: VERTICAL.floorPx, weight: 600, mostPx }
  const left = lunar && dateColumn(sheet, 'date-lunar', `农历${lunar}`, type, ink)
  const right =
    chineseYear &&
    dateColumn(sheet, 'date-chinese-year', [chineseYear, term].filter(Boolean).join('·'), type, ink)
  return [
    ...(left ? [left.placeAt({ axisX: room.x + inset, middleY })] : []),
    ...(right ? [right.placeAt({ axisX: room.x + room.width - inset, middleY })] : []),
  ]
}

/** The weekday in both languages on a band of the day's colour. */
function bandOf(sheet: Sheet, { weekdayName }: DayWords, band: Box, fill: string): SceneNode {
  const { unitPx } = sheet
  const ink = inkOnBand(sheet, fill)
  const baselineY = Math.round(band.y + band.height / 2 + 7.2 * unitPx)
  const type = { fontId: NUMERAL.fontId, weight: HEAD.weight }
  const at = { x: band.x, width: band.width, baselineY, align: 'left' as const }
  const zh = dateLine(
    sheet,
    'date-weekday-zh',
    weekdayName.zh,
    { ...type, sizePx: BAND.hanPx * unitPx, trackingEm: 0.3 },
    at,
    ink,
  )
  const en = dateLine(
    sheet,
    'date-weekday-en',
    weekdayName.en.toUpperCase(),
    { ...type, sizePx: BAND.latinPx * unitPx, trackingEm: 0.06 },
    at,
    ink,
  )
  const gapPx = BAND.gapEm * BAND.hanPx * unitPx
  const left = band.x + (band.width - zh.box.width - gapPx - en.box.width) / 2
  return {
    type: 'group',
    id: 'date-band',
    children: [
      { type: 'rect', id: 'date-band-ground', ...band, fill },
      ...zh.movedTo(left),
      ...en.movedTo(left + zh.box.width + gapPx),
    ],
  }
}

/** The binding with its staples, to the sheet's upper edge. */
function binding(sheet: Sheet): SceneNode[] {
  const { bleed, head, unitPx, inks, inksByHand, shape, grounds, colours } = sheet
  const fill = inksByHand.accent || (colours['binding'] ?? redOf(inks.accent))
  const height = Math.round(BINDING.px * unitPx)
  const edgePx = BINDING.edgePx * unitPx
  const paper = averageColour(grounds)
  const metal = worstContrast(paper, [fill]) > 1.6 ? paper : '#FFFFFF'
  const { widthPx, heightPx, downPx } = BINDING.staple
  const rect = { type: 'rect' as const, x: bleed.x, width: bleed.width }
  const edge = mixColours(fill, '#000000', 0.22)
  // Round corners are cut by the strip itself: what cuts the sheet's papers is only nearly as round.
  const band: SceneNode[] = head
    ? [
        { type: 'path', id: 'composition-binding-edge', d: head(height), fill: edge },
        { type: 'path', id: 'composition-binding', d: head(height - edgePx), fill },
      ]
    : [
        { ...rect, id: 'composition-binding', y: bleed.y, height, fill },
        {
          ...rect,
          id: 'composition-binding-edge',
          y: bleed.y + height - edgePx,
          height: edgePx,
          fill: edge,
        },
      ]
  return [
    ...band,
    ...STAPLES[shape === 'wide' ? 'wide' : 'narrow'].map((share, at): SceneNode => ({
      type: 'rect',
      id: `composition-staple-${at}`,
      x: bleed.x + share * bleed.width - (widthPx * unitPx) / 2,
      y: bleed.y + downPx * unitPx,
      width: widthPx * unitPx,
      height: heightPx * unitPx,
      radiusPx: (heightPx * unitPx) / 2,
      fill: mixColours(metal, fill, 0.08),
    })),
  ]
}

/** The edges of the leaves below, at the sheet's foot. */
function leafEdges({ bleed, unitPx, background }: SheetPlace): SceneNode[] {
  const isDark = luminance(averageColour(background)) < 0.2
  const edgePx = EDGES.px * unitPx
  return Array.from({ length: EDGES.count }, (_, at): SceneNode[] => {
    const y = bleed.y + bleed.height - (EDGES.count - at) * edgePx
    const strip = { type: 'rect' as const, x: bleed.x, width: bleed.width }
    return [
      {
        ...strip,
        id: `composition-edge-${at}`,
        y,
        height: edgePx,
        fill: withAlpha(isDark ? '#FFFFFF' : '#2A1B0C', 0.05 + 0.03 * at),
      },
      {
        ...strip,
        id: `composition-edge-${at}-line`,
        y,
        height: Math.max(0.75, 0.8 * unitPx),
        fill: withAlpha(isDark ? '#000000' : '#2A1B0C', 0.3),
      },
    ]
  }).flat()
}

/** The day's number in its year, and the watermark. */
function footOf(
  sheet: Sheet,
  { x, width }: { x: number; width: number },
): { parts: BlockParts[]; marks: SceneNode[]; words: SetWords[] } {
  const { unitPx, words, inks } = sheet
  const baselineY = footBaseline(sheet)
  const sizePx = Math.max(FOOT.sizePx, FOOT.sizePx * unitPx)
  const line = footLine(
    sheet,
    { date: null, watermark: words.watermark },
    { x, width, baselineY },
    { sizePx },
  )
  if (words.date === null) return { parts: line.parts, marks: [], words: line.words }
  const number = dayWords(words.date).dayOfYear
  const isChinese = words.lead.isHan || words.second?.isHan
  const text = isChinese ? `今年第 ${number} 日` : `Day ${number} of the year`
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

function hasBand({ words }: Sheet): boolean {
  return words.date !== null
}

/** Where a target keeps words from the edges the binding stays at the edge. */
function headBaseline({ box, bleed, unitPx }: Sheet): number {
  return Math.max(bleed.y + HEAD.baselinePx * unitPx, box.y + HEAD.abovePx * unitPx)
}

function headTop(sheet: Sheet): number {
  return headBaseline(sheet) - 0.8 * HEAD.latinPx * sheet.unitPx
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

function tailPx(sheet: Sheet, author: AuthorRow | null): number {
  return author ? AUTHOR.abovePx * sheet.unitPx + authorHeightPx(sheet) : 0
}

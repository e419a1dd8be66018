import { seededRandom } from '../../../scene/random'
import { unionOf } from '../../../scene/box'
import type { BlockParts, SceneNode, Box } from '../../../scene/nodes'
import { dayLabels } from '../day/dayLabels'
import type { Sheet } from '../composition'
import {
  accentInk,
  partsOnBaseline,
  placeOnBaseline,
  setLine,
  SMALLEST_PX,
  type Baseline,
  type Printed,
  type SetWords,
  type TypeSpec,
} from '../setWords'
import type { Ticket } from './ticketPaper'

const NUMERAL_PX = { tall: 106, portrait: 106, square: 72, wide: 124 }
const CAP_EM = 0.67
const NUMERAL: TypeSpec = { lineHeight: 1, weight: 800, trackingEm: -0.02 }
const LINE: TypeSpec = { lineHeight: 1.5, weight: 700, trackingEm: 0.06, hanTrackingEm: 0.04 }
const LINES = { sizePx: 13.5, pitchPx: 24, gapPx: 26, watermarkPx: 60 }
const LABEL: TypeSpec = { lineHeight: 1.5, weight: 700, trackingEm: 0.12, hanTrackingEm: 0.12 }
const BARS = { heightPx: { tall: 44, portrait: 44, square: 26, wide: 40 }, footPx: 32, narrowestPx: 1.6 }
const NARROW_IN_PAIR = 16 // narrow bars per digit pair
const BEARING_EM = 0.035
const LABEL_FONT = 'font-sans'

type Stub = Printed & { marks: SceneNode[] }

export function stubOf(sheet: Sheet, ticket: Ticket, sidePx: number): Stub {
  const inner = { x: ticket.stub.x + sidePx, width: ticket.stub.width - 2 * sidePx }
  return ticket.isWide ? uprightStub(sheet, ticket, sidePx) : lyingStub(sheet, ticket.stub, inner)
}

function lyingStub(sheet: Sheet, { y, height }: Box, inner: { x: number; width: number }): Stub {
  const { unitPx, shape } = sheet
  const foot = y + height - (shape === 'square' ? 24 : BARS.footPx) * unitPx
  const barsPx = BARS.heightPx[shape] * unitPx
  const bars = { ...inner, y: foot - barsPx, height: barsPx }
  const numeralPx = NUMERAL_PX[shape] * unitPx
  const roomPx = bars.y - y
  const capPx = CAP_EM * numeralPx
  const top = y + (roomPx - capPx) * 0.5
  const day = sheet.words.date === null ? null : dayLabels(sheet.words.date)
  const numeral =
    day && line(sheet, 'date', String(day.day), NUMERAL, numeralPx, inner.width / 2, sheet.fontId)
  const x = inner.x + (numeral ? numeral.paragraph.widthPx + LINES.gapPx * unitPx : 0)
  const pitchPx = Math.max(1.35 * SMALLEST_PX, (shape === 'square' ? 20 : LINES.pitchPx) * unitPx)
  const texts = day
    ? [
        { text: `${day.weekdayName.en} · ${day.weekdayName.zh}`.toUpperCase(), isAccent: false },
        { text: `${day.month.en} ${day.year}`.toUpperCase(), isAccent: false },
        { text: [day.lunar && `农历${day.lunar}`, day.term].filter(Boolean).join('  '), isAccent: true },
      ].filter(({ text }) => text !== '')
    : []
  const widthPx = inner.x + inner.width - x
  const markPx = sheet.words.watermark === null ? 0 : LINES.watermarkPx * unitPx
  const set = texts.map(({ text, isAccent }) => ({
    isAccent,
    words: line(sheet, 'date', text, LINE, LINES.sizePx * unitPx, widthPx - markPx),
  }))
  const longestPx = Math.max(0, ...set.map(({ words }) => words.paragraph.widthPx))
  const watermark = watermarkLine(sheet, Math.max(markPx, widthPx - longestPx) - LINES.gapPx * unitPx * 0.6)
  const linesPx = (set.length - 1) * pitchPx + 0.72 * LINES.sizePx * unitPx
  const firstY = Math.round(top + (capPx - linesPx) / 2 + 0.72 * LINES.sizePx * unitPx)
  const lines = set.map(({ words, isAccent }, at) => ({
    words,
    isAccent,
    x,
    width: widthPx,
    baselineY: Math.round(firstY + at * pitchPx),
    align: 'left' as const,
  }))
  const baselineY = Math.round(top + capPx)
  return {
    parts: [
      ...dateBlock(sheet, [
        ...(numeral
          ? [
              {
                words: numeral,
                isAccent: false,
                x: inner.x - BEARING_EM * numeralPx,
                width: inner.width,
                baselineY,
                align: 'left' as const,
              },
            ]
          : []),
        ...lines,
      ]),
      ...partsOnBaseline(watermark, { ...inner, baselineY: firstY }, sheet.inks.quote, 'right'),
    ],
    marks: barMarks(sheet, bars),
    words: [numeral, ...set.map(({ words }) => words), watermark].filter((words) => words !== null),
  }
}

function uprightStub(sheet: Sheet, { stub }: Ticket, sidePx: number): Stub {
  const { unitPx, words } = sheet
  const padPx = Math.min(sidePx, 0.14 * stub.width)
  const inner = { x: stub.x + padPx, width: stub.width - 2 * padPx }
  const at = (px: number) => Math.round(stub.y + px * unitPx)
  const day = words.date === null ? null : dayLabels(words.date)
  const watermark = watermarkLine(sheet, inner.width)
  const footY = stub.y + stub.height - 28 * unitPx
  const barsFoot = watermark ? footY - 22 * unitPx : footY
  const barsPx = BARS.heightPx.wide * unitPx
  const bars = { ...inner, y: barsFoot - barsPx, height: barsPx }
  const middle = (set: SetWords, baselineY: number, isAccent = false) => ({
    words: set,
    isAccent,
    ...inner,
    baselineY,
    align: 'center' as const,
  })
  const numeral =
    day && line(sheet, 'date', String(day.day), NUMERAL, NUMERAL_PX.wide * unitPx, inner.width, sheet.fontId)
  const numeralFoot = numeral ? at(83) + CAP_EM * numeral.paragraph.style.sizePx : 0
  const small = (text: string) => line(sheet, 'date', text, LINE, LINES.sizePx * unitPx, inner.width)
  const pitchPx = Math.max(1.4 * SMALLEST_PX, 22 * unitPx)
  const texts = day
    ? [
        { text: day.weekdayName.en.toUpperCase(), isAccent: false },
        { text: `${day.month.en} ${day.year}`.toUpperCase(), isAccent: false },
        { text: [day.weekdayName.zh, day.lunar].filter(Boolean).join(' '), isAccent: false },
        { text: day.term, isAccent: true },
      ].filter(({ text }) => text !== '')
    : []
  const firstY = numeralFoot + 34 * unitPx
  const count = Math.max(0, Math.floor((bars.y - 18 * unitPx - firstY) / pitchPx) + 1)
  const lines = texts
    .slice(0, count)
    .map(({ text, isAccent }, index) => middle(small(text), Math.round(firstY + index * pitchPx), isAccent))
  const label = day && line(sheet, 'date', `NO. ${day.dayOfYear}`, LABEL, 13 * unitPx, inner.width)
  return {
    parts: [
      ...dateBlock(sheet, [
        ...(label ? [middle(label, at(53), true)] : []),
        ...(numeral ? [middle(numeral, Math.round(numeralFoot))] : []),
        ...lines,
      ]),
      ...partsOnBaseline(watermark, { ...inner, baselineY: Math.round(footY) }, sheet.inks.quote, 'center'),
    ],
    marks: barMarks(sheet, bars),
    words: [label, numeral, ...lines.map((one) => one.words), watermark].filter((set) => set !== null),
  }
}

interface PlacedWords extends Baseline {
  words: SetWords
  isAccent: boolean
  align: 'left' | 'center'
}

function dateBlock(sheet: Sheet, placed: readonly PlacedWords[]): BlockParts[] {
  if (placed.length === 0) return []
  const parts = placed.map(({ words, isAccent, align, ...at }) =>
    placeOnBaseline(words, at, isAccent ? accentInk(sheet) : sheet.inks.quote, align),
  )
  return [
    {
      block: {
        id: 'date',
        box: unionOf(parts.map(({ block }) => block.box)),
        sizePx: LINES.sizePx * sheet.unitPx,
      },
      nodes: parts.flatMap(({ nodes }, at) => nodes.map((node) => ({ ...node, id: `date-${at}` }))),
    },
  ]
}

function watermarkLine(sheet: Sheet, measurePx: number): SetWords | null {
  const { watermark } = sheet.words
  return watermark === null
    ? null
    : line(sheet, 'watermark', watermark, { ...LABEL, hanTrackingEm: 0.24 }, 13.5 * sheet.unitPx, measurePx)
}

function line(
  sheet: Sheet,
  id: 'date' | 'watermark',
  text: string,
  spec: TypeSpec,
  sizePx: number,
  measurePx: number,
  fontId: Sheet['fontId'] = LABEL_FONT,
): SetWords {
  return setLine({ ...sheet, fontId }, id, text, spec, sizePx, measurePx)
}

/** They encode the date and a number derived from the quote. */
function barMarks({ words, inks }: Sheet, box: Box): SceneNode[] {
  const random = seededRandom(words.lead.text)
  const pairs = Math.floor(box.width / BARS.narrowestPx / NARROW_IN_PAIR)
  const date = words.date?.replaceAll('-', '') ?? ''
  const digits =
    date +
    Array.from({ length: Math.max(8, 2 * pairs) - date.length }, () => Math.floor(random() * 10)).join('')
  return [{ type: 'path', id: 'composition-bars', d: barCode(digits, box), fill: inks.quote }]
}

/** Source: ISO/IEC 16390, Interleaved 2 of 5. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const WIDE = 2.5 // in narrow elements

function barCode(digits: string, { x, y, width, height }: Box): string {
  const elements = [1, 1, 1, 1, ...pairsOf(digits), WIDE, 1, 1]
  const unit = width / elements.reduce((sum, element) => sum + element, 0)
  let at = 0
  return elements
    .map((element, index) => {
      const [from, to] = [at, at + element]
      at = to
      return index % 2 === 0
        ? `M${place(x, from, unit)} ${y}H${place(x, to, unit)}V${y + height}H${place(x, from, unit)}Z`
        : ''
    })
    .join('')
}

function pairsOf(digits: string): number[] {
  return Array.from({ length: digits.length / 2 }, (_, pair) => {
    const [bars, gaps] = [digits[2 * pair], digits[2 * pair + 1]].map((digit) => DIGITS[Number(digit)]!)
    return [...bars!].flatMap((bar, at) => [widthOf(bar), widthOf(gaps![at]!)])
  }).flat()
}

function widthOf(element: string): number {
  return element === '1' ? WIDE : 1
}

function place(x: number, elements: number, unit: number): number {
  return Math.round((x + elements * unit) * 100) / 100
}

import { isWideOrNearly, type Composition, type Sheet, type SheetShape } from '../composition'
import { noticesOf, type Noticed } from '../../../text/textNodes'
import { placeOnBaseline, setLine } from '../setWords'
import {
  heading,
  ruleColour,
  placeFoot,
  letterFoot,
  SECOND_TRIES,
  writtenIn,
  penInks,
  type LetterFoot,
  type SecondTry,
} from '../letter/letterPage'
import { isForGrid, ruledPage } from '../letter/ruledPage'
import { wholeDateInChinese } from '../../../calendar/chineseWords'
import type { BlockId, Box, PathNode, SceneNode } from '../../../scene/nodes'
import { strokedPath } from '../../../scene/shapes'
import { columnParts } from '../../../text/vertical/columnNodes'
import type { ColumnText } from '../../../text/vertical/cells'
import { fitColumns } from '../../../text/vertical/fitColumns'
import { printedWatermark, sheetSeal } from '../sheetSeal'
import { HEAD_EM, leadInColumns, SMALLEST_HAN_PX, TRACKING_EM, type ColumnLead } from './columnLead'
import type { LetterPage } from '../letter/gridPage'

const SIDE_PX: Record<SheetShape, number> = { tall: 40, portrait: 41, square: 40, wide: 56 }
const TOP_PX: Record<SheetShape, number> = { tall: 78, portrait: 58, square: 40, wide: 46 }
const BELOW_PX: Record<SheetShape, number> = { tall: 44, portrait: 36, square: 33, wide: 31 }
const INSIDE_PX = 6 // from the frame's outer to its inner line
const COLUMNS = { usual: 8, most: 16, widePx: 66 }
const FOOT_PX = 17 // space below name and date
const AUTHOR_EM = 0.64
const DATE_EM = 0.5
const SEAL = { tallSidePx: 24, leastPx: 24, gapPx: 10, clearPx: 3, squareShare: 1.5 } // a square seal is 1.5 times as wide
const LINE = { outerPx: 2, innerPx: 0.8, ruleShare: 0.9 }
const MARK = { sizePx: 14, abovePx: 12 }

export const composition: Composition = {
  isInCells: true,
  compose(given) {
    const shape = isWideOrNearly(given.box) ? 'wide' : given.shape
    const sheet = writtenIn({ ...given, shape }, 'font-brush')
    const isInColumns = isForGrid(sheet.words.lead.text)
    const page = isInColumns ? columnPage(sheet) : ruledPage(sheet)
    const { frame, foot } = page
    const head = isInColumns ? null : heading(sheet, frame)
    return {
      parts: [...page.parts, ...(head?.parts ?? []), ...placeFoot(sheet, foot, frame)],
      marks: [...page.marks, ...(head?.marks ?? [])],
      notices: noticesOf([...page.words, ...(head?.words ?? []), foot.words]),
    }
  },
}

interface Ruled {
  frame: Box
  inner: Box
  count: number
  pitchPx: number
  foot: LetterFoot
}

function columnPage(sheet: Sheet): LetterPage {
  for (const tried of SECOND_TRIES) {
    const ruled = ruledColumns(sheet, tried)
    if (ruled === null) continue
    const lead = leadInColumns(sheet, {
      pitchPx: ruled.pitchPx,
      heightPx: ruled.inner.height - FOOT_PX * sheet.unitPx,
      count: ruled.count - (hasSignature(sheet) ? 1 : 0) - (sheet.words.date === null ? 0 : 1),
    })
    if (!lead.text.truncated || tried === 'none') return pageOf(sheet, ruled, lead)
  }
  throw new RangeError('No page without the other language')
}

function ruledColumns(sheet: Sheet, tried: SecondTry): Ruled | null {
  const { box, unitPx, shape } = sheet
  const x = Math.round(box.x + SIDE_PX[shape] * unitPx)
  const width = Math.round(box.width - 2 * SIDE_PX[shape] * unitPx)
  const foot = letterFoot(sheet, tried, width)
  if (foot === null) return null
  const top = Math.round(box.y + TOP_PX[shape] * unitPx)
  const bottom = foot.words
    ? Math.round(foot.firstBaselineY - BELOW_PX[shape] * unitPx)
    : Math.round(box.y + box.height - TOP_PX[shape] * unitPx)
  const insidePx = INSIDE_PX * unitPx
  const inner = {
    x: x + insidePx,
    y: top + insidePx,
    width: width - 2 * insidePx,
    height: bottom - top - 2 * insidePx,
  }
  const inWide = Math.floor(inner.width / (COLUMNS.widePx * unitPx))
  const count = shape === 'wide' ? Math.min(COLUMNS.most, Math.max(COLUMNS.usual, inWide)) : COLUMNS.usual
  return {
    frame: { x, y: top, width, height: bottom - top },
    inner,
    count,
    pitchPx: inner.width / count,
    foot,
  }
}

function hasSignature({ words, seal }: Sheet): boolean {
  return words.author.trim() !== '' || seal !== null
}

function pageOf(sheet: Sheet, ruled: Ruled, { text, from }: ColumnLead): LetterPage {
  const { inner, pitchPx, frame, foot } = ruled
  const { unitPx, words, metrics } = sheet
  const inks = penInks(sheet)
  const sizePx = text.style.sizePx
  const right = inner.x + inner.width
  const head = { x: right - from * pitchPx, y: inner.y + HEAD_EM * sizePx }
  const bottom = inner.y + inner.height - FOOT_PX * unitPx
  const widestPx = (pitchPx - SEAL.clearPx) / SEAL.squareShare
  const seal = sheetSeal(
    sheet,
    'red-line',
    Math.min(widestPx, Math.max(SEAL.leastPx, SEAL.tallSidePx * unitPx)),
  )
  const nameColumn = from + Math.max(1, text.columns.length)
  const dateColumn = nameColumn + (hasSignature(sheet) ? 1 : 0)
  const sealPx = seal ? seal.height + SEAL.gapPx * unitPx : 0
  const atFoot = (id: BlockId, line: string, em: number, column: number, footY: number, ink: string) => {
    if (line.trim() === '') return null
    const largestPx = Math.max(SMALLEST_HAN_PX, em * sizePx) * sheet.byHand(id).scale
    const smallestPx = Math.min(largestPx, SMALLEST_HAN_PX)
    const set = fitColumns(
      line,
      {
        fontId: sheet.fontId,
        bold: false,
        pitchEm: pitchPx / largestPx,
        trackingEm: TRACKING_EM,
        isName: id === 'author',
      },
      [largestPx, (largestPx + smallestPx) / 2, smallestPx],
      { widthPx: pitchPx, heightPx: footY - inner.y - HEAD_EM * largestPx },
      metrics,
    )
    const lengthPx = Math.max(0, ...set.columns.map((column) => column.lengthPx + column.hangingEndPx))
    const x = right - column * pitchPx - (pitchPx - set.pitchPx) / 2
    return { set, parts: columnParts(id, set, { x, y: footY - lengthPx }, ink, metrics) }
  }
  const author = atFoot('author', words.author, AUTHOR_EM, nameColumn, bottom - sealPx, inks.author)
  const day = words.date === null ? '' : wholeDateInChinese(words.date)
  const date = atFoot('date', day, DATE_EM, dateColumn, bottom, inks.small)
  const mark = watermarkAbove(sheet, frame)
  const noticed = (id: BlockId, set: ColumnText): Noticed => ({ id, paragraph: set })
  return {
    frame,
    foot,
    // Manual moves snap from column to column.
    parts: [
      ...[columnParts(words.lead.id, text, head, inks.quote, metrics), author?.parts, date?.parts]
        .filter((part) => part !== undefined)
        .map((part) => ({ ...part, steps: { x: pitchPx } })),
      ...(seal ? [seal.placeAt(right - (nameColumn + 0.5) * pitchPx, bottom)] : []),
      ...(mark ? [mark.parts] : []),
    ],
    marks: columnLines(ruled, ruleColour(sheet), unitPx),
    words: [
      noticed(words.lead.id, text),
      ...(author ? [noticed('author', author.set)] : []),
      ...(date ? [noticed('date', date.set)] : []),
      ...(mark ? [mark.set] : []),
    ],
  }
}

function watermarkAbove(sheet: Sheet, frame: Box) {
  const { unitPx, inks } = sheet
  const watermark = printedWatermark(sheet)
  if (watermark === null) return null
  const set = setLine(sheet, 'watermark', watermark, { lineHeight: 1.4 }, MARK.sizePx * unitPx, frame.width)
  const baselineY = Math.round(frame.y - MARK.abovePx * unitPx)
  return { set, parts: placeOnBaseline(set, { x: frame.x, width: frame.width, baselineY }, inks.small) }
}

function columnLines({ frame, inner, count, pitchPx }: Ruled, colour: string, unitPx: number): SceneNode[] {
  const path = (name: string, d: string, widthPx: number): PathNode =>
    strokedPath(`composition-${name}`, d, colour, widthPx)
  const outline = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h${-width}z`
  const rules = Array.from({ length: count - 1 }, (_, at) => {
    const x = Math.round(inner.x + (at + 1) * pitchPx) + 0.5
    return `M${x} ${inner.y}v${inner.height}`
  })
  return [
    path('columns-frame', outline(frame), Math.max(1, LINE.outerPx * unitPx)),
    path('columns-inner', outline(inner), Math.max(0.8, LINE.innerPx * unitPx)),
    { ...path('columns-rules', rules.join(''), Math.max(1, unitPx)), opacity: LINE.ruleShare },
  ]
}

import { wholeDateInChinese } from '../../../calendar/chineseWords'
import { dateInWords } from '../../../language/dateInWords'
import type { BlockId, BlockParts, Box } from '../../../scene/nodes'
import { kindOf } from '../../../text/characters'
import { graphemesOf } from '../../../text/graphemes'
import type { Sheet, SheetShape } from '../composition'
import { bestFitting } from '../fitSizes'
import { placeOnBaseline, setLine, setWords, type SetWords } from '../setWords'
import { ruledLines } from './gridPaper'
import type { LetterPage } from './gridPage'
import { pageRoom, ruleColour, SECOND_TRIES, penInks, type PageRoom } from './letterPage'

const SIDE_PX: Record<SheetShape, number> = { tall: 33, portrait: 33, square: 36, wide: 56 }
const INSIDE_PX = 22 // from the frame to the text
const SIZE_PX: Record<SheetShape, number> = { tall: 29, portrait: 27, square: 25, wide: 28 }
const LEAST_PX = 14
const PITCH_EM = 1.72
const BELOW_EM = 0.34 // from a baseline to its rule
const TAIL_SHARE = 0.8 // author and date size, × text size

export function isForGrid(text: string): boolean {
  const characters = graphemesOf(text).filter((grapheme) => kindOf(grapheme) === 'ideograph').length
  const words = text.match(/[\p{L}\p{N}’']+/gu) ?? []
  return characters > 0 && characters >= words.filter((word) => !HAN_ONLY.test(word)).length
}

const HAN_ONLY = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u

export function ruledPage(sheet: Sheet): LetterPage {
  const leastPx = Math.max(LEAST_PX, LEAST_PX * sheet.unitPx)
  const fromPx = Math.max(leastPx, SIZE_PX[sheet.shape] * sheet.unitPx)
  for (const tried of SECOND_TRIES) {
    const room = pageRoom(sheet, tried)
    if (room === null) continue
    const frame = frameOf(sheet, room)
    // Overflow is counted in rows, not px.
    const sizes = { fromPx, toPx: leastPx, heightPx: 0, reach: 0.86 }
    const fitted = bestFitting({ ...sheet, mostPx: frame.height }, sizes, (of, sizePx) => {
      const set = leadAt(of, frame, sizePx)
      if (set.paragraph.heightPx > frame.height) return { set, cost: set.cost, heightPx: Infinity }
      const over = set.paragraph.lines.length + tailRows(sheet) - rowsOf(frame, set)
      return { set, cost: set.cost, heightPx: Math.max(0, over) }
    })
    if (fitted) return pageOf(sheet, room, frame, fitted.set)
  }
  const room = pageRoom(sheet, 'none')!
  const frame = frameOf(sheet, room)
  const rows = rowsOf(frame, leadAt(sheet, frame, leastPx, 1))
  return pageOf(sheet, room, frame, leadAt(sheet, frame, leastPx, Math.max(1, rows - tailRows(sheet))))
}

function frameOf({ box, unitPx, shape }: Sheet, { top, bottom }: PageRoom): Box {
  const x = Math.round(box.x + SIDE_PX[shape] * unitPx)
  return { x, y: top, width: Math.round(box.width - 2 * SIDE_PX[shape] * unitPx), height: bottom - top }
}

function leadAt(sheet: Sheet, frame: Box, sizePx: number, maxLines = Infinity): SetWords {
  const { id, text } = sheet.words.lead
  const spec = { lineHeight: PITCH_EM, ...(sheet.weight ? { weight: sheet.weight } : {}) }
  return setWords(sheet, id, text, spec, sizePx, { measurePx: measureOf(sheet, frame), maxLines })
}

function measureOf({ unitPx }: Sheet, frame: Box): number {
  return frame.width - 2 * INSIDE_PX * unitPx
}

function tailRows({ words }: Sheet): number {
  return (words.author.trim() === '' ? 0 : 1) + (words.date === null ? 0 : 1)
}

function rowsOf(frame: Box, { paragraph }: SetWords): number {
  return Math.max(1, Math.floor(frame.height / paragraph.style.lineHeightPx))
}

/** Rows fill the frame; the last one is on its edge. */
function pageOf(sheet: Sheet, { foot }: PageRoom, frame: Box, lead: SetWords): LetterPage {
  const { unitPx, words } = sheet
  const rows = rowsOf(frame, lead)
  const pitchPx = frame.height / rows
  const { sizePx } = lead.paragraph.style
  const ruleY = (row: number) => Math.round(frame.y + (row + 1) * pitchPx)
  const baselineY = (row: number) => Math.round(ruleY(row) - BELOW_EM * sizePx)
  const x = frame.x + INSIDE_PX * unitPx
  const measurePx = measureOf(sheet, frame)
  const inks = penInks(sheet)
  const tail = (id: BlockId, text: string, row: number, ink: string): { set: SetWords; part: BlockParts } => {
    const set = setLine(sheet, id, text, { lineHeight: 1.4 }, TAIL_SHARE * sizePx, measurePx, 'right')
    const at = { x, baselineY: baselineY(row), width: measurePx }
    return { set, part: placeOnBaseline(set, at, ink) }
  }
  const day =
    words.date && (words.lead.isHan ? wholeDateInChinese(words.date) : dateInWords(words.date, 'en'))
  const date = day ? tail('date', day, rows - 1, inks.small) : null
  // Without a date its row stays blank if the text leaves it free.
  const isLastFree = date !== null || lead.paragraph.lines.length + tailRows(sheet) < rows
  const author =
    words.author.trim() === '' ? null : tail('author', words.author, rows - (isLastFree ? 2 : 1), inks.author)
  const spread = {
    ...lead.paragraph,
    style: { ...lead.paragraph.style, lineHeightPx: pitchPx },
    heightPx: pitchPx * lead.paragraph.lines.length,
  }
  const at = { x, baselineY: baselineY(0), width: measurePx }
  const rules = Array.from({ length: rows - 1 }, (_, row) => ruleY(row))
  return {
    frame,
    foot,
    parts: [
      placeOnBaseline({ ...lead, paragraph: spread }, at, inks.quote),
      ...(author ? [author.part] : []),
      ...(date ? [date.part] : []),
    ],
    marks: ruledLines(frame, rules, ruleColour(sheet), unitPx),
    words: [lead, ...(author ? [author.set] : []), ...(date ? [date.set] : [])],
  }
}

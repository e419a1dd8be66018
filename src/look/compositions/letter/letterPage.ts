import { dayOfYear } from '../../../calendar/day'
import { withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import type { SheetShape, Sheet } from '../composition'
import { untouched } from '../fitSizes'
import {
  accentInk,
  markOnBaseline,
  partsOnBaseline,
  setLine,
  setShownLine,
  placeOnBaseline,
  setWords,
  SMALLEST_PX,
  type Printed,
  type SetWords,
} from '../setWords'
import type { FontId } from '../../../text/fonts'

const FRAME_TOP_PX: Record<SheetShape, number> = { tall: 93, portrait: 68, square: 44, wide: 58 }
/** from the frame to the first baseline */
const BELOW_PX: Record<SheetShape, number> = { tall: 62, portrait: 48, square: 35, wide: 33 }
const MEASURE = { sidePx: 40, widePx: 470 }
const HEADING = { abovePx: 13, sizePx: 15.5, gapPx: 24 }
const LABEL = { sizePx: 13, belowPx: 19, gapPx: 20 }
const HEADING_TYPE = { lineHeight: 1.4, weight: 640, trackingEm: 0.1, hanTrackingEm: 0.3 }
const LABEL_TYPE = { lineHeight: 1.4, weight: 600, trackingEm: 0.02 }
const RULE_ALPHA = 0.6

export interface PageRoom {
  foot: LetterFoot
  top: number // the frame's top
  bottom: number
}

export function pageRoom(sheet: Sheet, tried: SecondTry): PageRoom | null {
  const { box, unitPx, shape } = sheet
  const widest = box.width - 2 * MEASURE.sidePx * unitPx
  const narrow = shape === 'wide' ? Math.min(widest, MEASURE.widePx * unitPx) : widest
  const foot = letterFoot(sheet, tried, tried === 'usual' ? narrow : widest)
  if (foot === null) return null
  const belowPx = foot.words ? BELOW_PX[shape] : LABEL.belowPx
  return {
    foot,
    top: Math.round(box.y + FRAME_TOP_PX[shape] * unitPx),
    bottom: Math.round(foot.firstBaselineY - belowPx * unitPx),
  }
}

export function heading(sheet: Sheet, frame: Box): Printed & { marks: SceneNode[] } {
  const { unitPx, words, inksByHand } = sheet
  const baselineY = Math.round(frame.y - HEADING.abovePx * unitPx)
  const folio =
    words.date === null
      ? null
      : label(sheet, words.lead.isHan ? `第 ${dayOfYear(words.date)} 页` : `Page ${dayOfYear(words.date)}`)
  const leftPx = frame.width - (folio ? folio.paragraph.widthPx + HEADING.gapPx * unitPx : 0)
  const headingPx = HEADING.sizePx * unitPx
  const name = setShownLine(printed(sheet), 'watermark', words.watermark, HEADING_TYPE, headingPx, leftPx)
  const ink = inksByHand.small || accentInk(sheet)
  const at = { x: frame.x, width: frame.width, baselineY }
  return {
    parts: partsOnBaseline(name, at, ink),
    marks: folio ? markOnBaseline('composition-folio', folio, at, accentInk(sheet), 'right') : [],
    words: name ? [name] : [],
  }
}

export function cellCount(
  sheet: Sheet,
  { frame, columns, rows }: { frame: Box; columns: number; rows: number },
  { words, firstBaselineY }: LetterFoot,
): SceneNode[] {
  const { unitPx } = sheet
  const set = label(sheet, `${columns} × ${rows} = ${columns * rows}`)
  if (set === null) return []
  const baselineY = Math.round(frame.y + frame.height + LABEL.belowPx * unitPx)
  const isAbove = words === null || firstBaselineY - words.paragraph.style.sizePx > baselineY
  const isBeside =
    words !== null && words.paragraph.widthPx + set.paragraph.widthPx + LABEL.gapPx * unitPx < frame.width
  if (!isAbove && !isBeside) return []
  const at = { x: frame.x, width: frame.width, baselineY }
  return markOnBaseline('composition-count', set, at, accentInk(sheet), 'right')
}

/** The accent gives it unless the template has one. */
export function ruleColour({ colours, inks }: Sheet): string {
  return colours['rule'] ?? withAlpha(inks.accent, RULE_ALPHA)
}

/** Not a block, so it gets no scrim; omitted on pictures. */
function label(sheet: Sheet, text: string): SetWords | null {
  if (sheet.hasPicture) return null
  return setLine(untouched(printed(sheet)), 'date', text, LABEL_TYPE, LABEL.sizePx * sheet.unitPx)
}

/** tried in this order for the other language below the frame */
export const SECOND_TRIES = ['usual', 'small', 'cut', 'none'] as const

export type SecondTry = (typeof SECOND_TRIES)[number]

export interface LetterFoot {
  words: SetWords | null
  firstBaselineY: number // the sheet's bottom if there is no text
}

const SIZE_PX = { usual: 17, small: 14 }
const LINE_HEIGHT = { han: 1.65, latin: 1.48 }
const MOST_SHARE = 0.3 // × sheet height
const LAST_BASELINE_PX: Record<SheetShape, number> = { tall: 69, portrait: 51, square: 22, wide: 38 }

export function letterFoot(sheet: Sheet, tried: SecondTry, measurePx: number): LetterFoot | null {
  const { box, unitPx, shape, words } = sheet
  const lastY = Math.round(box.y + box.height - LAST_BASELINE_PX[shape] * unitPx)
  const second = words.second
  if (second === null || tried === 'none') return { words: null, firstBaselineY: lastY }
  const sizePx = Math.max(SMALLEST_PX + 1, SIZE_PX[tried === 'usual' ? 'usual' : 'small'] * unitPx)
  const spec = { lineHeight: LINE_HEIGHT[second.isHan ? 'han' : 'latin'] }
  const mostPx = MOST_SHARE * box.height
  const maxLines = tried === 'cut' ? Math.max(1, Math.floor(mostPx / (spec.lineHeight * sizePx))) : Infinity
  const set = setWords(sheet, second.id, second.text, spec, sizePx, { measurePx, maxLines })
  const { lines, style, heightPx } = set.paragraph
  if (tried !== 'cut' && heightPx > mostPx) return null
  return { words: set, firstBaselineY: lastY - (lines.length - 1) * style.lineHeightPx }
}

export function placeFoot({ inks, unitPx }: Sheet, { words, firstBaselineY }: LetterFoot, frame: Box) {
  if (words === null) return []
  const x = frame.x + 2 * unitPx
  const at = { x, baselineY: Math.round(firstBaselineY), width: words.paragraph.widthPx }
  return [placeOnBaseline(words, at, inks.translation)]
}

const UNCHOSEN: FontId = 'font-sans' // a new card's font

/** A font that the visitor chose stays. */
export function writtenIn(sheet: Sheet, fontId: FontId): Sheet {
  return sheet.fontId === UNCHOSEN ? { ...sheet, fontId } : sheet
}

/** The paper's print has its own font. */
function printed(sheet: Sheet): Sheet {
  return { ...sheet, fontId: 'font-serif' }
}

/** Colours that the visitor chose stay. */
export function penInks({ inks, inksByHand }: Sheet): { quote: string; author: string; small: string } {
  return {
    quote: inks.quote,
    author: inksByHand.author || inks.quote,
    small: inksByHand.small || inks.quote,
  }
}

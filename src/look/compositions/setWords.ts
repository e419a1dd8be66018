import type { BlockId, BlockParts, SceneNode } from '../../scene/nodes'
import { lineBreakCandidates } from '../../text/lineBreakCandidates'
import { recentByMetrics } from '../../text/metrics/metrics'
import type { LineGrid, Paragraph, TextAlign, TypeStyle } from '../../text/paragraph'
import { isChinese } from '../../text/pinyin/pinyin'
import { SMALLEST_WITH_PINYIN_PX, withPinyinRoom } from '../../text/pinyin/room'
import { blockOf, firstBaselinePx, paragraphNodes } from '../../text/textNodes'
import { isBookProse } from '../../text/verse'
import { wrapLines } from '../../text/wrap'
import { untilReadable } from '../inks'
import type { Sheet } from './composition'

/** lineHeight is × size, tracking in em. */
export interface TypeSpec {
  lineHeight: number
  weight?: number // default: the family's regular
  italic?: boolean
  trackingEm?: number // Latin
  hanTrackingEm?: number
}

export interface Printed {
  parts: BlockParts[]
  words: SetWords[] // its lines, for notices
}

export interface SetWords {
  id: BlockId
  paragraph: Paragraph
  align: TextAlign
  cost: number // cost of its line breaks, on the scale of `breakCosts.ts`
}

interface Measure {
  measurePx: number
  align?: TextAlign
  maxLines?: number // more lines end in an ellipsis
}

const BY_HAND_FLOOR_PX = 9
const SLACK_PX = 0.5
const EXTRA_LINE = 1 // beyond the fewest, if they break better
const HAN_TRACKING_EM = 0.02
/** min size of any text */
export const SMALLEST_PX = 13

/** Saves 1.5 ms per keystroke in a composition. */
const recentWords = recentByMetrics<SetWords>(512)

/** Results are cached, so that typing in one text does not set the others again. */
export function setWords(
  sheet: Sheet,
  id: BlockId,
  text: string,
  spec: TypeSpec,
  sizePx: number,
  measure: Measure,
): SetWords {
  const unset = unsetIfOver(sheet, id, text, spec, sizePx, measure)
  if (unset) return unset
  const { scale, widthPx } = sheet.byHand(id)
  const { lineHeight, weight, italic, trackingEm, hanTrackingEm } = spec
  const { measurePx, align, maxLines } = measure
  const type = [lineHeight, weight, italic, trackingEm, hanTrackingEm, sheet.fontId, sizePx, scale, widthPx]
  const key = [id, ...type, measurePx, align, maxLines, hasPinyin(sheet, id, text), text].join('\n')
  return recentWords(sheet.metrics, key, () => setAnew(sheet, id, text, spec, sizePx, measure))
}

/** Has a height without lines if even the fewest are higher than the sheet's `mostPx`. */
export function unsetIfOver(
  sheet: Sheet,
  id: BlockId,
  text: string,
  spec: TypeSpec,
  sizePx: number,
  { measurePx: widthPx, align = 'left' }: Measure,
): SetWords | null {
  const { mostPx = Infinity } = sheet
  if (mostPx === Infinity) return null
  const { setPx, measurePx } = madeByHand(sheet, id, sizePx, widthPx)
  const { style } = styleAt(sheet, id, text, spec, setPx)
  const candidates = lineBreakCandidates(text, style, sheet.metrics, align)
  const { lineHeightPx } = style
  const heightPx = lineHeightPx * candidates.fewest(measurePx / style.sizePx, mostPx / lineHeightPx)
  if (heightPx <= mostPx) return null
  const paragraph = { lines: [], style, widthPx: 0, heightPx, truncated: false, missing: [] }
  return { id, paragraph, align, cost: 0 }
}

export function sheetBelow(sheet: Sheet, takenPx: number): Sheet {
  return sheet.mostPx === undefined ? sheet : { ...sheet, mostPx: sheet.mostPx - takenPx }
}

function styleAt(sheet: Sheet, id: BlockId, text: string, spec: TypeSpec, askedPx: number) {
  const withPinyin = hasPinyin(sheet, id, text)
  const setPx = withPinyin ? Math.max(askedPx, SMALLEST_WITH_PINYIN_PX) : askedPx
  const isProse = (id === 'content' || id === 'translation') && isBookProse(text)
  const plain = { ...styleOf(sheet, setPx, spec), isName: id === 'author', isProse }
  return { style: withPinyin ? withPinyinRoom(plain) : plain, setPx, withPinyin }
}

function setAnew(
  sheet: Sheet,
  id: BlockId,
  text: string,
  spec: TypeSpec,
  sizePx: number,
  { measurePx: mostPx, align = 'left', maxLines: maxPlainLines = Infinity }: Measure,
): SetWords {
  const { setPx: askedPx, measurePx } = madeByHand(sheet, id, sizePx, mostPx)
  const { style, setPx, withPinyin } = styleAt(sheet, id, text, spec, askedPx)
  // Pinyin makes lines taller, so fewer fit.
  const maxLines = withPinyin
    ? Math.max(1, Math.floor((maxPlainLines * spec.lineHeight * sizePx) / style.lineHeightPx))
    : maxPlainLines
  const candidates = lineBreakCandidates(text, style, sheet.metrics, align)
  const measureEm = measurePx / setPx
  const fewest = candidates.fewest(measureEm)
  // Text already at its minimum size uses the fewest lines.
  const extraLines = withPinyin && askedPx < setPx ? 0 : EXTRA_LINE
  const options = Array.from({ length: extraLines + 1 }, (_, more) => fewest + more)
    .filter((lines) => lines <= maxLines)
    .flatMap((lines) => candidates.best(lines, measureEm) ?? [])
    .toSorted((one, other) => one.cost - other.cost)
  for (const { cost, ends } of options) {
    const paragraph = wrapLines(text, style, measurePx, sheet.metrics, { align, ends })
    const isAsPlanned = paragraph.widthPx <= measurePx + SLACK_PX && paragraph.lines.length <= maxLines
    if (isAsPlanned) return { id, paragraph, align, cost }
  }
  return {
    id,
    paragraph: wrapLines(text, style, measurePx, sheet.metrics, { align, maxLines }),
    align,
    cost: 0,
  }
}

/** Only a Chinese quote or translation has pinyin. */
export function hasPinyin(sheet: Sheet, id: BlockId, text: string): boolean {
  return sheet.hasPinyin && (id === 'content' || id === 'translation') && isChinese(text)
}

/** Shrinks to the smallest size and is then truncated. */
export function setLine(
  sheet: Sheet,
  id: BlockId,
  text: string,
  spec: TypeSpec,
  px: number,
  measurePx = Infinity,
  align: TextAlign = 'left',
): SetWords {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim()
  const fromPx = Math.max(SMALLEST_PX, px)
  const whole = setWords(sheet, id, oneLine, spec, fromPx, { measurePx: Infinity, align })
  const { widthPx } = whole.paragraph
  if (widthPx <= measurePx) return whole
  const sizePx = Math.max(SMALLEST_PX, (fromPx * measurePx) / widthPx)
  return setWords(sheet, id, oneLine, spec, sizePx, { measurePx, align, maxLines: 1 })
}

export function setShownLine(
  sheet: Sheet,
  id: BlockId,
  text: string | null,
  ...type: [spec: TypeSpec, px: number, measurePx?: number, align?: TextAlign]
): SetWords | null {
  return text === null || text.trim() === '' ? null : setLine(sheet, id, text, ...type)
}

export function madeByHand(
  sheet: Sheet,
  id: BlockId,
  sizePx: number,
  measurePx: number,
): { setPx: number; measurePx: number } {
  const { scale, widthPx } = sheet.byHand(id)
  return {
    setPx: Math.max(Math.min(BY_HAND_FLOOR_PX, sizePx), sizePx * scale),
    measurePx: widthPx > 0 ? Math.min(widthPx, measurePx) : measurePx,
  }
}

export function styleOf(sheet: Sheet, sizePx: number, spec: TypeSpec): TypeStyle {
  return {
    fontId: sheet.fontId,
    sizePx,
    bold: false,
    ...(spec.weight ? { weight: spec.weight } : {}),
    italic: spec.italic ?? false,
    lineHeightPx: spec.lineHeight * sizePx,
    latinTrackingEm: spec.trackingEm ?? 0,
    hanTrackingEm: spec.hanTrackingEm ?? HAN_TRACKING_EM,
  }
}

/** Snaps to `rules` and aligns within `width`. */
export function placeWords(
  { id, paragraph, align }: SetWords,
  at: { x: number; y: number; width: number },
  ink: string,
  rules: LineGrid | null = null,
): BlockParts {
  const { nodes, bounds } = paragraphNodes(id, paragraph, { ...at, height: 0 }, align, ink, rules)
  return { block: blockOf(id, paragraph, bounds), nodes }
}

export interface Baseline {
  x: number
  baselineY: number
  width: number
}

export function placeOnBaseline(
  words: SetWords,
  at: Baseline,
  ink: string,
  align: TextAlign = words.align,
): BlockParts {
  const y = at.baselineY - firstBaselinePx(words.paragraph.style)
  return placeWords({ ...words, align }, { x: at.x, y, width: at.width }, ink)
}

export function partsOnBaseline(words: SetWords | null, ...at: BaselinePlace): BlockParts[] {
  return words ? [placeOnBaseline(words, ...at)] : []
}

export function markOnBaseline(id: string, words: SetWords, ...at: BaselinePlace): SceneNode[] {
  return placeOnBaseline(words, ...at).nodes.map((node) => ({ ...node, id }))
}

type BaselinePlace = [at: Baseline, ink: string, align?: TextAlign]

/** The first baseline is on a whole px. */
export function placeFromTop(
  words: SetWords,
  at: { x: number; y: number; width: number },
  ink: string,
): BlockParts {
  const baselineY = Math.round(at.y + firstBaselinePx(words.paragraph.style))
  return placeOnBaseline(words, { ...at, baselineY }, ink)
}

/** Labels are no blocks: another font, no manual adjustments. */
export function printing(sheet: Sheet, fontId: Sheet['fontId']): Sheet {
  return { ...sheet, fontId, byHand: () => ({ scale: 1, widthPx: 0 }) }
}

/** Text needs more contrast than rules. */
export function accentInk({ inks, inksByHand, grounds }: Sheet): string {
  return inksByHand.accent || untilReadable(inks.accent, grounds)
}

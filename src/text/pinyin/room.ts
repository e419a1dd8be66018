import { FONTS, type FontId } from '../fonts'
import type { TypeStyle, LinePinyin } from '../paragraph'
import type { TextNode } from '../../scene/nodes'

/** What pinyin asks of the type that it stands above. All by the Latin size, like every size of a style. */

/** Words with pinyin are set no smaller, so that its letters stay readable: 8.8 px. */
export const SMALLEST_WITH_PINYIN_PX = 22
/** Nor is a quote whose translation has it. */
export const SMALLEST_OVER_PINYIN_PX = 18
/** Of the size of the words, above the baseline: syllables are clear of the characters, g and j included. */
const RISE_EM = 0.93
const LINE = { least: 1.76, more: 0.24 } // its height; and how much more than without

/** A style with room for pinyin above each line. */
export function withPinyinRoom(style: TypeStyle): TypeStyle {
  const lineHeightPx = linePxWithPinyin(style.lineHeightPx, style.sizePx)
  // Where syllables stand higher the words stand lower by half of it: lines are far enough apart for both.
  const higherPx = (riseEm(style.fontId) - RISE_EM) * style.sizePx
  return { ...style, lineHeightPx, pinyinPx: lineHeightPx - style.lineHeightPx + higherPx }
}

/** How far above the baseline of its words a syllable has its own, of their size. */
export function riseEm(fontId: FontId): number {
  return FONTS[fontId].pinyinRiseEm ?? RISE_EM
}

/** The height of a line with pinyin, from that of one without. */
export function linePxWithPinyin(lineHeightPx: number, sizePx: number): number {
  return Math.max(lineHeightPx + LINE.more * sizePx, leastPitchPx(sizePx))
}

/** The height of a line without it, from that of one with it, which is no lower than `leastPitchPx`. */
export function linePxWithoutPinyin(linePx: number, sizePx: number): number {
  return linePx - LINE.more * sizePx
}

/** From a line with pinyin to the next, at least. */
export function leastPitchPx(sizePx: number): number {
  return LINE.least * sizePx
}

/** The syllables above a line that is drawn by this node, in its ink: `layout/` makes them lighter. */
export function pinyinNode({ id, x, y, fill }: TextNode, pinyin: LinePinyin | null): TextNode[] {
  if (!pinyin || pinyin.runs.length === 0) return []
  const { runs, risePx } = pinyin
  return [
    { type: 'text', id: `${id}-pinyin`, x, y: y - risePx, runs, fill, isDecoration: true, isPinyin: true },
  ]
}

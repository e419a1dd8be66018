import { FONTS, type FontId } from '../fonts'
import type { TypeStyle, LinePinyin } from '../paragraph'
import type { TextNode } from '../../scene/nodes'

/** All relative to the Latin size, like every size of a style. */

/** keeps pinyin legible at 8.8 px */
export const SMALLEST_WITH_PINYIN_PX = 22
/** for a quote whose translation has pinyin */
export const SMALLEST_OVER_PINYIN_PX = 18
/** above the baseline; clears the characters, even with g and j */
const RISE_EM = 0.93
const LINE = { least: 1.76, more: 0.24 } // em: minimum height, and increase for pinyin

export function withPinyinRoom(style: TypeStyle): TypeStyle {
  const lineHeightPx = linePxWithPinyin(style.lineHeightPx, style.sizePx)
  // Higher syllables lower the text by half the difference.
  const higherPx = (riseEm(style.fontId) - RISE_EM) * style.sizePx
  return { ...style, lineHeightPx, pinyinPx: lineHeightPx - style.lineHeightPx + higherPx }
}

/** Returns the distance between the baselines, × text size. */
export function riseEm(fontId: FontId): number {
  return FONTS[fontId].pinyinRiseEm ?? RISE_EM
}

export function linePxWithPinyin(lineHeightPx: number, sizePx: number): number {
  return Math.max(lineHeightPx + LINE.more * sizePx, leastPitchPx(sizePx))
}

/** Expects a height of at least `leastPitchPx`. */
export function linePxWithoutPinyin(linePx: number, sizePx: number): number {
  return linePx - LINE.more * sizePx
}

/** Returns the distance between lines with pinyin. */
export function leastPitchPx(sizePx: number): number {
  return LINE.least * sizePx
}

export function pinyinNode({ id, x, y, fill }: TextNode, pinyin: LinePinyin | null): TextNode[] {
  if (!pinyin || pinyin.runs.length === 0) return []
  const { runs, risePx } = pinyin
  return [
    { type: 'text', id: `${id}-pinyin`, x, y: y - risePx, runs, fill, isDecoration: true, isPinyin: true },
  ]
}

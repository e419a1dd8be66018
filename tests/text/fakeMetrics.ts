import type { Font } from '../../src/scene/nodes'
import type { TextMetrics } from '../../src/text/metrics/metrics'

/** Ink box of most Chinese characters. */
export const HAN_INK = { x: 0.06, y: -0.82, width: 0.88, height: 0.88 }

/**
 * Widths by character class, equal on every machine. They add up exactly (no kerning), so properties can be
 * strict.
 */
export const fakeMetrics: TextMetrics = {
  widthPx: plainWidthPx,
  covers: fakeCovers,
  inkEm: () => HAN_INK,
}

/** Adds kerning between letters and across spaces, as in real fonts: sums of parts are wrong. */
export const kernedMetrics: TextMetrics = {
  widthPx(text, font, letterSpacingPx = 0) {
    const looser = text.match(/ \p{L}/gu)?.length ?? 0
    const tighter = text.match(/[TVAW][oea]/g)?.length ?? 0
    return plainWidthPx(text, font, letterSpacingPx) + (looser * 0.04 - tighter * 0.06) * font.sizePx
  },
  covers: fakeCovers,
  inkEm: () => HAN_INK,
}

const HAN_FAMILY = /SC|TangYuan|Smiley|WenKai/
const EMOJI_FAMILY = /Emoji/
const JOINED =
  /\u200d\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|(?<=\p{Regional_Indicator})\p{Regional_Indicator}/gu
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function plainWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  let em = 0
  for (const character of text.replaceAll(JOINED, '')) em += emOf(character, HAN_FAMILY.test(font.family))
  const count = letterSpacingPx === 0 ? 0 : [...GRAPHEMES.segment(text)].length
  return em * font.sizePx + count * letterSpacingPx
}

function emOf(character: string, isHan: boolean): number {
  if (/[\p{M}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0
  if (/[\p{scx=Han}\u3000-\u303f\uff00-\uffef□]/u.test(character)) return 1
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character) && character > '\u00ff') return 1.2
  if (/[—…]/.test(character) || (isHan && /[“”‘’]/.test(character))) return 1
  if (/[mwMW]/.test(character)) return 0.85
  if (/[ilj.,:;'!|’‘]/.test(character)) return 0.25
  return character === ' ' ? 0.25 : 0.5
}

/**
 * Latin fonts cover Latin, Greek and Cyrillic; Chinese ones Chinese and ASCII; the emoji font all but 🫨;
 * none covers Tibetan.
 */
function fakeCovers(family: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (EMOJI_FAMILY.test(family)) return /\p{Emoji}|\u20e3/u.test(character) && character !== '🫨'
  if (code < 0x80) return true
  if (HAN_FAMILY.test(family)) return /[\p{scx=Han}\u3000-\u303f\uff00-\uffef□→—…“”‘’·]/u.test(character)
  return code < 0x530 || (code >= 0x2010 && code <= 0x2027) || code === 0x20ac
}

import { EMOJI } from './fonts'
import { graphemesOf } from './graphemes'

/**
 * Makes all engines draw our face's glyphs. Firefox uses its own coloured font if colour is requested; Skia
 * in Node does not join some sequences (❤ with 🔥), so those are drawn as parts. Of 2,700 emoji Chromium and
 * Firefox differ only in the flags of England, Scotland and Wales, coloured in Firefox (a selector would make
 * them black).
 */

/** A monochrome face lacks colour selectors and skin tones. */
const COLOURED = /\ufe0f|(?<!^)[\u{1f3fb}-\u{1f3ff}]/gu
/** flags, and a skin tone by itself */
const COLOURED_BY_DEFAULT = /\p{Regional_Indicator}|^[\u{1f3fb}-\u{1f3ff}]/gu
const AS_TEXT = '$&\ufe0e'
const NOT_JOINED = /^(\P{Emoji_Presentation}|\u{1f344})\u200d(?=\p{Emoji_Presentation}|\u{1f5e8})/u

export function textForEngine(text: string, family: string): string {
  return family === EMOJI.family ? graphemesOf(text).map(emojiForEngine).join('') : text
}

function emojiForEngine(emoji: string): string {
  return emoji.replaceAll(COLOURED, '').replaceAll(COLOURED_BY_DEFAULT, AS_TEXT).replace(NOT_JOINED, '$1')
}

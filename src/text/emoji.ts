import { EMOJI } from './fonts'
import { graphemesOf } from './graphemes'

/**
 * Emoji as they are given to an engine, so that all engines draw the same glyphs of our face: Firefox uses a coloured
 * font of its own for whatever asks for colour, and joins a sequence only where one file alone has its first character;
 * Skia in Node never joins one that is text by default (❤) with one that is not (🔥). What not every engine joins is drawn
 * as its parts. Measured on 2,700 emoji: Chromium and Firefox give the same widths, and ink of the given colour but
 * for the flags of England, Scotland and Wales, which Firefox colours: a selector in them would leave a black flag.
 */

/** Selectors of colour, and skin tones, of which a face without colour has none. */
const COLOURED = /\ufe0f|(?<!^)[\u{1f3fb}-\u{1f3ff}]/gu
/** Drawn in colour by default: flags, and a skin tone by itself. */
const COLOURED_BY_DEFAULT = /\p{Regional_Indicator}|^[\u{1f3fb}-\u{1f3ff}]/gu
const AS_TEXT = '$&\ufe0e'
const NOT_JOINED = /^(\P{Emoji_Presentation}|\u{1f344})\u200d(?=\p{Emoji_Presentation}|\u{1f5e8})/u

/** The text as it is measured and drawn in a family: other text than emoji is unchanged. */
export function textForEngine(text: string, family: string): string {
  return family === EMOJI.family ? graphemesOf(text).map(emojiForEngine).join('') : text
}

function emojiForEngine(emoji: string): string {
  return emoji.replaceAll(COLOURED, '').replaceAll(COLOURED_BY_DEFAULT, AS_TEXT).replace(NOT_JOINED, '$1')
}

/**
 * Line breaking (UAX #14, CLREQ), scripts and spacing share these classes, so that each mark is listed once.
 */

export type CharKind =
  | 'space'
  | 'glue' // e.g. no-break space, word joiner
  | 'ideograph' // Han, kana, Hangul
  | 'wide' // other full-width forms
  | 'emoji'
  | 'open' // never ends a line
  | 'close' // never starts a line
  | 'dash'
  | 'ellipsis'
  | 'hyphen'
  | 'prefix'
  | 'digit'
  | 'letter' // a letter in any script with spaces between words
  | 'symbol'

/** The left half of their square is blank. */
const HAN_OPEN = '（《【〈「『［｛〔〖〘〚〝'
/** In Simplified Chinese the right half of their square is blank. */
const HAN_CLOSE = '，。、；：！？）》】〉」』］｝〕〗〙〛〞〟．'
/** Never first on a line, but they fill their square. */
const HAN_CLOSE_SOLID =
  '％～〜・ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ｡｣､･ｰ‼⁇⁈⁉℃℉﹐﹑﹒﹔﹕﹖﹗'
const LATIN_OPEN = '([{«‹¿¡‚„'
const LATIN_CLOSE = ',.:;!?)]}»›%‰°′″¢'
const PREFIX = '$£¥€￥＄￡￦#@№＃＠'

const MARKS: ReadonlyMap<string, CharKind> = new Map([
  ...kind('open', HAN_OPEN + LATIN_OPEN + '“‘'),
  ...kind('close', HAN_CLOSE + HAN_CLOSE_SOLID + LATIN_CLOSE + '”’·‧'),
  ...kind('dash', '—–―⸺⸻'),
  ...kind('ellipsis', '…⋯‥'),
  ...kind('hyphen', '-‐'),
  ...kind('prefix', PREFIX),
  ...kind('glue', '\u00a0\u202f\u2007\u2060\u2011'),
])

const HALF_BLANK_OPEN = new Set(HAN_OPEN + '“‘')
const HALF_BLANK_CLOSE = new Set(HAN_CLOSE + '”’')
const CONTEXTUAL = new Set('“”‘’—–―⸺⸻…⋯‥·')

const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji}\ufe0f|\u20e3/u
const SPACE = /^[\s\u200b]$/u // a space with an accent on it is a symbol
const IDEOGRAPH =
  /^(?=\p{L}|\p{N})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{sc=Yi}]/u
const WIDE = /^[\u2e80-\u303f\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u
const DIGIT = /^\p{Nd}/u
const LETTER = /^[\p{L}\p{N}\p{M}]/u

/** Their neighbours decide their script. */
export function isContextual(grapheme: string): boolean {
  return CONTEXTUAL.has(firstOf(grapheme))
}

/** These are always Chinese. */
export function isFullWidth(grapheme: string): boolean {
  const first = firstOf(grapheme)
  return (
    HAN_OPEN.includes(first) ||
    HAN_CLOSE.includes(first) ||
    HAN_CLOSE_SOLID.includes(first) ||
    WIDE.test(first)
  )
}

/** True if a Chinese face leaves the left half of the square empty. */
export function isBlankBefore(grapheme: string): boolean {
  return HALF_BLANK_OPEN.has(grapheme)
}

/** True if a Chinese face leaves the right half of the square empty. */
export function isBlankAfter(grapheme: string): boolean {
  return HALF_BLANK_CLOSE.has(grapheme)
}

export function kindOf(grapheme: string): CharKind {
  if (EMOJI.test(grapheme)) return 'emoji'
  const mark = MARKS.get(firstOf(grapheme))
  if (mark) return mark
  if (SPACE.test(grapheme)) return 'space'
  if (IDEOGRAPH.test(grapheme)) return 'ideograph'
  if (WIDE.test(grapheme)) return 'wide'
  if (DIGIT.test(grapheme)) return 'digit'
  return LETTER.test(grapheme) ? 'letter' : 'symbol'
}

function firstOf(grapheme: string): string {
  return grapheme.length === 1 ? grapheme : String.fromCodePoint(grapheme.codePointAt(0) ?? 0)
}

function kind(name: CharKind, marks: string): [string, CharKind][] {
  return Array.from(marks, (mark) => [mark, name])
}

const HAN = /\p{Script=Han}/u

export function hasHan(text: string): boolean {
  return HAN.test(text)
}

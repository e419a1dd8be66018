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
  | 'face' // a part of :-)

/** Each mark as it is set, then the other forms that people type for it: for columns, narrow, small. */
const OPEN = '（︵﹙ ｛︷﹛ 〔︹﹝ 【︻ 《︽ 〈︿ 「﹁｢ 『﹃ ［﹇ 〖︗ 〘 〚 ｟ 〝'
const CLOSE = '）︶﹚ ｝︸﹜ 〕︺﹞ 】︼ 》︾ 〉﹀ 」﹂｣ 』﹄ ］﹈ 〗︘ 〙 〛 ｠ 〞 〟'
const LOW_STOP = '，︐﹐ 、︑﹑､ 。︒｡ ：︓﹕︰ ；︔﹔ ．'
const TALL_STOP = '！︕﹗ ？︖﹖'
const DASH = '—─━︱ – ― ⸺ ⸻'
const ELLIPSIS = '…⋯︙ ‥'
const DOT = '·•‧∙⋅﹒ ・･'
const WAVE = '～﹏ 〜 ー ｰ 〰 ゠'
const FORMS = [OPEN, CLOSE, LOW_STOP, TALL_STOP, DASH, ELLIPSIS, DOT, WAVE].flatMap((all) => all.split(' '))
const MARK_OF = new Map(FORMS.flatMap(([mark, ...typed]) => typed.map((form) => [form, mark!] as const)))

/** The other forms: opening and closing ones, and those of ·. */
export const TYPED_FORMS = {
  open: typedFor(OPEN),
  close: typedFor(CLOSE) + typedFor(LOW_STOP) + typedFor(TALL_STOP),
  dot: typedFor(DOT.split(' ')[0]!),
}

/** Columns have forms of their own for these. */
export const COLUMN_MARKS = {
  open: marksIn(OPEN),
  close: marksIn(CLOSE),
  lowStop: marksIn(LOW_STOP),
  tallStop: marksIn(TALL_STOP),
  dot: formsIn(DOT),
  wave: formsIn(WAVE),
}

/** The left half of their square is blank. */
const HAN_OPEN = COLUMN_MARKS.open
/** In Simplified Chinese the right half of their square is blank. */
const HAN_CLOSE = COLUMN_MARKS.lowStop + COLUMN_MARKS.tallStop + COLUMN_MARKS.close
/** Never first on a line, but they fill their square. */
const HAN_CLOSE_SOLID =
  '％～〜・ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯ･ｰ‼⁇⁈⁉℃℉﹏'
const LATIN_OPEN = '([{«‹¿¡‚„'
const LATIN_CLOSE = ',.:;!?)]}»›%‰°′″¢'
const PREFIX = '$£¥€￥＄￡￦#@№＃＠'

const MARKS: ReadonlyMap<string, CharKind> = new Map([
  ...kind('open', OPEN + LATIN_OPEN + '“‘'),
  ...kind('close', CLOSE + LOW_STOP + TALL_STOP + HAN_CLOSE_SOLID + LATIN_CLOSE + '”’' + DOT),
  ...kind('dash', DASH),
  ...kind('ellipsis', ELLIPSIS),
  ...kind('hyphen', '-‐'),
  ...kind('prefix', PREFIX),
  ...kind('glue', '\u00a0\u202f\u2007\u2060\u2011'),
])

const FULL_WIDTH = new Set(formsIn(OPEN + CLOSE + LOW_STOP + TALL_STOP + HAN_CLOSE_SOLID))
const HALF_BLANK_OPEN = new Set(HAN_OPEN + '“‘')
const HALF_BLANK_CLOSE = new Set(HAN_CLOSE + '”’')
const CONTEXTUAL = new Set(formsIn('“”‘’·•‧∙⋅' + DASH + ELLIPSIS))

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
  return FULL_WIDTH.has(first) || WIDE.test(first)
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

/** Returns the form in which lines and columns know it: 「 for ﹁. */
export function markOf(grapheme: string): string {
  return MARK_OF.get(grapheme) ?? grapheme
}

function marksIn(forms: string): string {
  return forms.replaceAll(/(\S)\S*( |$)/g, '$1')
}

function typedFor(forms: string): string {
  return forms.replaceAll(/\S(\S*)( |$)/g, '$1')
}

function formsIn(marks: string): string {
  return marks.replaceAll(' ', '')
}

function kind(name: CharKind, marks: string): [string, CharKind][] {
  return Array.from(formsIn(marks), (mark) => [mark, name])
}

const HAN = /\p{Script=Han}/u

export function hasHan(text: string): boolean {
  return HAN.test(text)
}

/** Keeps the length, so that offsets stay valid: ß and ﬁ, whose capitals are longer, stay. */
export function capitals(text: string): string {
  return Array.from(text, (character) => {
    const capital = character.toLocaleUpperCase('en')
    return capital.length === character.length ? capital : character
  }).join('')
}

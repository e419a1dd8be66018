import { boundedMemo } from '../scene/memo'
import { asidesIn, NAME_DOT } from './asides'
import { markOf, TYPED_FORMS } from './characters'

/**
 * “ ” ‘ ’ — … for " ' -- ..., full-width ，。；：？！ among Chinese, 「 for ﹁, uniform line breaks, no control characters; in
 * a name only quotation marks and the · between its parts. The length may change, so a Paragraph's offsets refer to the result.
 */
export function typographic(text: string, isName = false): string {
  const clean = withPlainBreaks(text)
  if (!NEEDS_WORK.test(clean)) return clean
  return recent(`${isName ? 'name' : ''}\n${clean}`, () => setMarks(clean, isName))
}

const recent = boundedMemo<string>(300)

/** — and … are doubled beside these. */
export const HAN = /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u
const NEEDS_WORK =
  /["'“”\u2500\u2501\u22ef\ufe10-\ufe19\ufe30-\ufe48\ufe50-\ufe5e\uff61-\uff64]|--|\.\.\.|。。。|－－|[\p{sc=Han}」』”’》）】][,.．•‧∙⋅;:?!~]/u
/** after an ideograph unless a letter or digit follows; after a closing mark before an ideograph */
const HALF_WIDTH =
  /(?<=\p{sc=Han})(?:(?!\.{3})[,.;:?!])+(?!(?!\.{3}|--)[\w,.;:?!@#$%&*+=/\\-])|(?<=[」』”’》）】])(?:(?!\.{3})[,.;:?!])+(?=\p{sc=Han})/gu
const FULL_WIDTH: Record<string, string> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
}
/** Opening marks before words and closing ones after words: the others are parts of faces. */
const FORMS = new RegExp(
  `[${TYPED_FORMS.open}](?=["'“‘「『﹁﹃《︽]*[\\p{L}\\p{N}])|` +
    `(?<=[\\p{L}\\p{N}。！？…」』”’"'.!?︒︕︖﹂﹄》︾）︶])[${TYPED_FORMS.close}]`,
  'gu',
)
const LINES = /(?<![\u2500-\u257f])(?:─{1,2}|━{1,2})(?![\u2500-\u257f])|－－|︱+/g
const WAVES = /(?<=[\p{sc=Han}」』”])~+(?![\w/~])/gu
const CENTRED_DOTS = /(?<=[\p{sc=Han}，。！？」』”])⋯+|⋯+(?=\p{sc=Han})|︙+/gu
const PARTING_DOT = new RegExp(`(?<=\\p{sc=Han})${NAME_DOT}(?=\\p{sc=Han})`, 'gu')
const RUNS = /(?<![-<])-{2,3}(?![->])|\.{3,}|。{3,}/g
const ELISION = /^(?:tis|twas|twere|twill|til|till|em|cause|bout|round|neath|gainst|tween|n|o)(?![\p{L}])/iu

/** All but the last step keep the length, and with it the asides' places. */
function setMarks(clean: string, isName: boolean): string {
  const elsewhere = isName ? 'name' : 'sentence'
  const placesAt = Array.from({ length: clean.length }, (): Place => elsewhere)
  for (const { kind, start, end } of asidesIn(clean))
    placesAt.fill(kind === 'name' ? 'name' : 'aside', start, end)
  const withMarks = (text: string, marks: RegExp, places: readonly Place[], set: Setting) =>
    text.replace(marks, (typed: string, at: number) =>
      placesAt.slice(at, at + typed.length).every((place) => places.includes(place))
        ? set(typed, at, text)
        : typed,
    )
  const inName = withMarks(withMarks(clean, FORMS, WORDS, markOf), PARTING_DOT, ['name'], () => '·')
  const quoted = withQuotes(inName, (at) => placesAt[at] === 'aside')
  const inSentences: readonly (readonly [RegExp, Setting])[] = [
    [LINES, (typed) => '—'.repeat(typed.length)],
    [WAVES, (typed) => '～'.repeat(typed.length)],
    [HALF_WIDTH, (typed) => Array.from(typed, (mark) => FULL_WIDTH[mark]).join('')],
    [CENTRED_DOTS, (typed) => '…'.repeat(typed.length)],
    [RUNS, ruleOrDots],
  ]
  return inSentences.reduce((text, [marks, set]) => withMarks(text, marks, ['sentence'], set), quoted)
}

type Place = 'sentence' | 'name' | 'aside'
type Setting = (typed: string, at: number, text: string) => string

const WORDS: readonly Place[] = ['sentence', 'name']

function ruleOrDots(typed: string, at: number, text: string): string {
  const isHan = typed[0] === '。' || isAmongHan(text, at, typed.length)
  if (typed[0] === '-') return isHan ? '——' : '—'
  if (isHan) return '……'
  return typed.length === 4 ? '….' : '…'
}

function withPlainBreaks(text: string): string {
  if (!/[^\n\x20-\x7e\u00a0-\u00ac\u00ae-\u1fff\u2010-\u2027\u3000-\ud7ff\uff01-\uffef]/.test(text))
    return text
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u00ad\ufeff]/gu, '')
    .replace(/[\ud800-\udfff]/gu, '\ufffd') // with the u flag, only unpaired surrogates
}

interface QuoteState {
  opensDouble: boolean
  opensSingle: boolean
  last: string
  marks: string // the pair of its line
}

function withQuotes(text: string, isLeft: (at: number) => boolean): string {
  const state: QuoteState = { opensDouble: true, opensSingle: true, last: ' ', marks: LEFT_TO_RIGHT }
  return text.replace(/[^\n]+/g, (line, start: number) => {
    state.marks = quotesIn(line)
    return line.replace(/["'“”]/g, (typed, at: number) => {
      const before = line[at - 1] ?? '\n'
      if (!/["'“”]/.test(before)) state.last = before // else `last` is its replacement
      return (state.last = isLeft(start + at) ? typed : markFor(typed, line, at, state))
    })
  })
}

const LONGEST_LOOK = 12 // letters: the longest elision and what follows it

function markFor(typed: string, text: string, at: number, state: QuoteState): string {
  const rest = text.slice(at + 1, at + 1 + LONGEST_LOOK)
  const side = sideOf(state.last, rest[0] ?? ' ')
  const { marks } = state
  if (typed === '“' || typed === '”')
    return side === undefined || marks === LEFT_TO_RIGHT ? typed : marks[side ? 0 : 1]!
  if (typed === '"') {
    if (isGershayim(text, at)) return '״'
    const opens = side ?? state.opensDouble
    state.opensDouble = !opens
    return marks[opens ? 0 : 1]!
  }
  if (HEBREW.test(state.last) && (state.opensSingle || HEBREW.test(rest[0] ?? ''))) return '׳'
  if (isApostrophe(state.last, rest)) return '’'
  const opens = side ?? state.opensSingle
  state.opensSingle = !opens
  return marks[opens ? 2 : 3]!
}

const HEBREW = /^\p{sc=Hebrew}/u
const ARABIC = /^\p{sc=Arabic}/u
const HEBREW_PREFIX = /(?<!\p{sc=Hebrew})[והבלכמש]{1,3}$/u
const QUOTED_WORD = /^\p{sc=Hebrew}{3,}[^"\n]*"(?!\p{sc=Hebrew})/u

const LEFT_TO_RIGHT = '“”‘’'

/** Opening and closing marks, as the line's first letter asks: right-to-left lines do not mirror them. */
function quotesIn(line: string): string {
  const [first = ''] = /\p{L}/u.exec(line) ?? []
  if (ARABIC.test(first)) return '”“’‘'
  return HEBREW.test(first) ? '””’’' : LEFT_TO_RIGHT
}

/** In a Hebrew acronym, not before a quoted word with a prefix: ב"הארץ". */
function isGershayim(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 4), at), text.slice(at + 1)]
  if (!HEBREW.test(before.at(-1) ?? '') || !HEBREW.test(after)) return false
  return !(HEBREW_PREFIX.test(before) && QUOTED_WORD.test(after))
}

/** True: opens, false: closes, undefined: undecided (Chinese has no spaces). */
function sideOf(before: string, after: string): boolean | undefined {
  const startsFresh = /[\s([{“‘（《【「『〈—–-]/.test(before)
  const endsHere = /[\s)\]}”’，。！？；：、）》】」』〉,.;:!?…—–-]/.test(after)
  if (startsFresh && !endsHere) return true
  if (endsHere && !startsFresh) return false
  if (startsFresh && endsHere) return /\s/.test(after) && !/\s/.test(before) ? false : undefined
  return undefined
}

function isApostrophe(before: string, rest: string): boolean {
  const isAfterWord = /[\p{L}\p{N}]/u.test(before) && !HAN.test(before)
  if (isAfterWord) return /^[\p{L}\p{N}]/u.test(rest) && !HAN.test(rest[0] ?? '')
  return /^\d/.test(rest) || ELISION.test(rest)
}

function isAmongHan(text: string, at: number, length: number): boolean {
  return HAN.test(text[at - 1] ?? '') || HAN.test(text[at + length] ?? '')
}

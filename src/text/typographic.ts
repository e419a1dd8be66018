/**
 * “ ” ‘ ’ — … for " ' -- ..., full-width ，。；：？！ among Chinese, uniform line breaks, no control characters.
 * The length
 * may change, so a Paragraph's offsets refer to the result.
 */

/** Contains no pauses or quotation marks. */
export const ADDRESS_IN_TEXT = /(?:https?:\/\/|www\.)[!-~]+/

const WEB_ADDRESS = new RegExp(`(${ADDRESS_IN_TEXT.source})`)
const HAN = /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u
const NEEDS_WORK = /["']|--|\.\.\.|[\p{sc=Han}」』”’》）】][,.;:?!]/u
/** after an ideograph unless a letter or digit follows; after a closing mark before an ideograph */
const HALF_WIDTH =
  /(?<=\p{sc=Han})[,.;:?!]+(?![\w,.;:?!@#$%&*+=/\\-])|(?<=[」』”’》）】])[,.;:?!]+(?=\p{sc=Han})/gu
const FULL_WIDTH: Record<string, string> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
}
const ELISION = /^(?:tis|twas|twere|twill|til|till|em|cause|bout|round|neath|gainst|tween|n|o)(?![\p{L}])/iu

export function typographic(text: string): string {
  const clean = withPlainBreaks(text)
  if (!NEEDS_WORK.test(clean)) return clean
  const state: QuoteState = { opensDouble: true, opensSingle: true, last: ' ' }
  return clean
    .split(WEB_ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : withDots(withDashes(part))))
    .join('')
    .split(WEB_ADDRESS)
    .map((part, index) => withQuotes(part, state, index % 2 === 1))
    .join('')
    .split(WEB_ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : withFullWidth(part)))
    .join('')
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

function withFullWidth(text: string): string {
  return text.replace(HALF_WIDTH, (marks) => Array.from(marks, (mark) => FULL_WIDTH[mark] ?? mark).join(''))
}

function withDashes(text: string): string {
  return text.replace(/(?<![-<])-{2,3}(?![->])/g, (match, at: number) =>
    isAmongHan(text, at, match.length) ? '——' : '—',
  )
}

function withDots(text: string): string {
  return text.replace(/\.{3,}/g, (match, at: number) => {
    if (isAmongHan(text, at, match.length)) return '……'
    return match.length === 4 ? '….' : '…'
  })
}

interface QuoteState {
  opensDouble: boolean
  opensSingle: boolean
  last: string
}

function withQuotes(part: string, state: QuoteState, isAddress: boolean): string {
  if (isAddress || !/["']/.test(part)) {
    state.last = part.at(-1) ?? state.last
    return part
  }
  const set = part.replace(/["']/g, (typed, at: number) => {
    const before = part[at - 1]
    if (before !== undefined && before !== '"' && before !== "'") state.last = before // else `last` is its replacement
    return (state.last = markFor(typed as '"' | "'", part, at, state))
  })
  state.last = set.at(-1) ?? state.last
  return set
}

const LONGEST_LOOK = 12 // letters: the longest elision and what follows it

function markFor(typed: '"' | "'", part: string, at: number, state: QuoteState): string {
  const rest = part.slice(at + 1, at + 1 + LONGEST_LOOK)
  const side = sideOf(state.last, rest[0] ?? ' ')
  if (typed === '"') {
    const opens = side ?? state.opensDouble
    state.opensDouble = !opens
    return opens ? '“' : '”'
  }
  if (isApostrophe(state.last, rest)) return '’'
  const opens = side ?? state.opensSingle
  state.opensSingle = !opens
  return opens ? '‘' : '’'
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

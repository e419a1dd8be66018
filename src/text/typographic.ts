/**
 * Typographic marks for typed ones: “ ” ‘ ’ — … for " ' -- ..., one kind of line break, no control characters. The
 * length may change, so offsets in a Paragraph refer to the result.
 */
import { ADDRESS_IN_TEXT } from './addresses'

const WEB_ADDRESS = new RegExp(`(${ADDRESS_IN_TEXT.source})`)
const HAN = /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u
const NEEDS_WORK = /["']|--|\.\.\./
const ELISION = /^(?:tis|twas|twere|twill|til|till|em|cause|bout|round|neath|gainst|tween|n|o)(?![\p{L}])/iu

/** Straight quotes, doubled hyphens and triple stops become typographic; addresses of web pages stay as typed. */
export function typographic(text: string): string {
  const clean = withPlainBreaks(text)
  if (!NEEDS_WORK.test(clean)) return clean
  return clean
    .split(WEB_ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : withDots(withDashes(part))))
    .join('')
    .split(WEB_ADDRESS)
    .reduce<QuoteState>((state, part, index) => withQuotes(state, part, index % 2 === 1), {
      text: '',
      opensDouble: true,
      opensSingle: true,
    }).text
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
  text: string
  opensDouble: boolean // the next undecided " opens
  opensSingle: boolean
}

function withQuotes(state: QuoteState, part: string, isAddress: boolean): QuoteState {
  if (isAddress || !/["']/.test(part)) return { ...state, text: state.text + part }
  let { text, opensDouble, opensSingle } = state
  for (let at = 0; at < part.length; at += 1) {
    const mark = part[at]
    if (mark !== '"' && mark !== "'") {
      text += mark
      continue
    }
    const before = text.at(-1) ?? ' '
    const rest = part.slice(at + 1)
    if (mark === '"') {
      const opens = sideOf(before, rest[0] ?? ' ') ?? opensDouble
      text += opens ? '“' : '”'
      opensDouble = !opens
    } else if (isApostrophe(before, rest)) {
      text += '’'
    } else {
      const opens = sideOf(before, rest[0] ?? ' ') ?? opensSingle
      text += opens ? '‘' : '’'
      opensSingle = !opens
    }
  }
  return { text, opensDouble, opensSingle }
}

/** True: opening, false: closing, undefined: the neighbours do not decide it (Chinese has no spaces). */
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

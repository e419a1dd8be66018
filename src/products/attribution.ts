/**
 * Separates the author from a quote. Unclear cases stay in the quote: an extra name there is easily noticed,
 * a missing word is not.
 * 1. After a dash or ~; "by Author" and "(Author)" if safe.
 * 2. Else right after closing marks, 「…」 孔子《论语》, or after the quote's end with a work, …。屈原《离骚》.
 * 3. Else the last line, if evidently a name: 孔子.
 * 4. Else, or with only a work found so far, before a colon: 鲁迅：…, Churchill: ….
 */
import { looksLikeName, isWork, nameEvidence } from './standaloneNames'
import { languageOf } from './languageLines'

/** A Latin colon needs a space after it, which excludes times (12:30), addresses and schemes. */
const HEAD = /^(?<head>[^：:﹕]{1,80}?)\s*(?:[：﹕]|:(?=\s|$)|(?<=[\p{Script=Han}》）)]):)\s*(?<words>.*)$/u
const SAID_HAN = /(?:曾经|曾)?(?:有云|说过|说道|写道|有言|说|曰|云|道)$/u
const SAID = /\s+(?:once\s+)?(?:said|says|wrote|writes)$/u
const BEGINS_SENTENCE = /^["'“‘「『«(]*[^\P{L}\p{Ll}]|^["'“‘「『«]|^\p{N}/u

const MAX_HEAD = { han: 24, words: 8 } // including verb, dynasty and work

const PUNCTUATED = /[.。!！?？…,，、;；:：]$/u
const INITIAL_OR_SUFFIX = /(?:\b\p{Lu}|\b[JS]r)\.$/u // Martin Luther King Jr.

export interface ParsedAttribution {
  lines: string[]
  authors: string[]
}

const DASH = '[—–―‒─⸺⸻﹘－~～〜]|-{2,3}'
const LEADING = new RegExp(String.raw`^(?:(?:${DASH})+|-(?=\s)|-(?=\p{Lu}|\p{Script=Han}))\s*`, 'u')
/** Long dashes count anywhere, en dash or hyphen only after a space. */
const TRAILING = [
  new RegExp(String.raw`^(.*[^\s—―─⸺－-])\s*(?:[—―─⸺⸻－]+|-{2,3})\s*([^—―─⸺⸻－]+)$`, 'u'),
  /^(.*\S)\s+[–‒﹘~～〜-]+\s+(.+)$/u,
  /^(.*[.!?…。！？”"’'」』])\s*[–‒﹘~～〜-]+\s*([^–‒﹘~～〜-].*)$/u,
]
const DANGLING = new RegExp(String.raw`^(.*\S)\s*(?:[—―─⸺⸻－]+|\s[–~～〜-])$`, 'u') // the name is on the next line
const ENDED = /[.!?…。！？”"’'」』»]$/u
const CLOSED = /[”"’'」』»]$/u
const OPENED = /^[“"‘'「『«]/u
const BRACKETED = /^(.*?)\s*[(（]([^()（）]+)[)）]$/u

/** `lines`: trimmed, '' if empty. Never leaves the quote without words. */
export function extractAuthors(lines: readonly string[]): ParsedAttribution {
  const found = authorsAfterQuote(lines)
  const result = found.authors.every(isWork) ? withColonAuthors(found) : found
  return result.lines.some((line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line))
    ? result
    : { lines: [...lines], authors: [] }
}

function authorsAfterQuote(lines: readonly string[]): ParsedAttribution {
  for (const find of [ownLineAuthors, lastLineAuthor, bareAuthors]) {
    const found = find(lines)
    if (found.authors.length > 0) return found
  }
  return { lines: [...lines], authors: [] }
}

function withColonAuthors({ lines, authors: works }: ParsedAttribution): ParsedAttribution {
  const { lines: rest, authors } = colonAuthors(lines)
  return { lines: rest, authors: [...authors, ...works] }
}

/** More than two such lines are a dashed list, or dialogue. */
function ownLineAuthors(lines: readonly string[]): ParsedAttribution {
  const joined = joinDangling(lines)
  const named = joined.map((line, at) => authorOfLine(line, joined, at))
  const authors = named.filter((name) => name !== null)
  if (authors.length === 0 || authors.length > 2) return { lines: [...lines], authors: [] }
  const rest = joined.filter((_, at) => named[at] === null)
  if (authors.length === 2) return { lines: rest, authors }
  // The other language may have its author at its line's end.
  const more = rest.map((line) => inlineAuthor(line))
  const extra = more.filter((part) => part !== null)
  if (extra.length !== 1) return { lines: rest, authors }
  return { lines: rest.map((line, at) => more[at]?.words ?? line), authors: [...authors, extra[0]!.author] }
}

/** "…is enough —" above "Seneca" becomes "— Seneca". */
function joinDangling(lines: readonly string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const before = out.at(-1)
    const dangling = before === undefined ? null : DANGLING.exec(before)
    if (dangling && !LEADING.test(line) && looksLikeName(line, false))
      out.splice(-1, 1, dangling[1]!, `— ${line}`)
    else out.push(line)
  }
  return out
}

function authorOfLine(line: string, lines: readonly string[], at: number): string | null {
  const dash = LEADING.exec(line)
  if (dash) {
    const name = line.slice(dash[0].length)
    return looksLikeName(name, true) ? name : null
  }
  const isLast = lines.slice(at + 1).every((later) => later === '' || LEADING.test(later))
  const by = /^by\s+(.+)$/iu.exec(line)?.[1]
  if (at > 0 && isLast && by && looksLikeName(by, false)) return by
  const bracketed = /^[(（]([^()（）]+)[)）]$/u.exec(line)?.[1]
  return at > 0 && isLast && bracketed && looksLikeName(bracketed, false) ? bracketed : null
}

function lastLineAuthor(lines: readonly string[]): ParsedAttribution {
  const isQuoted = OPENED.test(lines.find((line) => line !== '') ?? '')
  const parts = lines.map((line) => inlineAuthor(line) ?? authorAfterEnd(line, isQuoted))
  const last = lines.findLastIndex((line) => line !== '')
  const at = parts.flatMap((part, index) => (part ? [index] : []))
  // Mid-text only if both of two lines have one, or if the other language follows.
  const taken =
    at.length <= 2 && (at.includes(last) || lines.filter((line) => line !== '').length === 2) ? at : []
  return {
    lines: lines.map((line, index) => (taken.includes(index) ? parts[index]!.words : line)),
    authors: taken.map((index) => parts[index]!.author),
  }
}

interface Inline {
  words: string
  author: string
}

function inlineAuthor(line: string): Inline | null {
  for (const pattern of TRAILING) {
    const [, words, author] = pattern.exec(line) ?? []
    if (words && author && looksLikeName(withoutQuotationMarks(author), ENDED.test(words)))
      return { words, author }
  }
  const [, words, author] = BRACKETED.exec(line) ?? []
  if (words && author && ENDED.test(words) && looksLikeName(author, false)) return { words, author }
  // Requires a closing quotation mark: “Be yourself” by Oscar Wilde.
  const [, quoted, after] = /^(.*\S)(?:\s*[,，]\s*|\s+by\s+|\s*[,，]?\s+by\s+)(\S[^,，]*)$/iu.exec(line) ?? []
  return quoted && after && CLOSED.test(quoted) && looksLikeName(after, false)
    ? { words: quoted, author: after }
    : null
}

/** 「…」 孔子《论语》, “…” Seneca, …。屈原《离骚》, … 屈原《离骚》. `isQuoted`: the whole quote starts with a mark. */
function authorAfterEnd(line: string, isQuoted: boolean): Inline | null {
  const [, quoted, after] = /^(.*[”"’'」』»])\s*([^”"’'」』»]+)$/u.exec(line) ?? []
  if (quoted && after && (isQuoted || OPENED.test(quoted))) {
    const evidence = nameEvidence(after)
    const isSentence = ENDED.test(quoted.slice(0, -1))
    if (evidence === 'clear' || (evidence === 'likely' && isSentence)) return { words: quoted, author: after }
  }
  const [, words, author] =
    /^(.*(?:[.!?…。！？]|\s))\s*([^\s.!?…。！？《》]*\s?《[^《》]+》)$/u.exec(line) ?? []
  return words && author && nameEvidence(author) === 'clear' ? { words: words.trimEnd(), author } : null
}

/** `lines`: trimmed, '' if empty. Several names in one language are a list of names. */
function bareAuthors(lines: readonly string[]): ParsedAttribution {
  const last = lines.findLastIndex((line) => line !== '')
  const at = lines.flatMap((_, index) => (isBareAuthor(lines, index) ? [index] : []))
  const inBoth = at.length === 2 && languageOf(lines[at[0]!]!) !== languageOf(lines[at[1]!]!)
  if (at.at(-1) !== last || (at.length !== 1 && !inBoth)) return { lines: [...lines], authors: [] }
  return {
    lines: lines.filter((_, index) => !at.includes(index)),
    authors: at.map((index) => lines[index]!),
  }
}

/** A name must not continue the lines before it; then a merely likely name counts too. */
function isBareAuthor(lines: readonly string[], index: number): boolean {
  const line = lines[index]!
  const before = lines.slice(0, index).filter((earlier) => earlier !== '')
  const previous = before.at(-1)
  if (line === '' || previous === undefined) return false
  if (PUNCTUATED.test(line) && !INITIAL_OR_SUFFIX.test(line)) return false
  const evidence = nameEvidence(line)
  const languages = before.map(languageOf)
  const isAfterBoth = before.length === 2 && languages.includes('english') && languages.includes('chinese')
  if (evidence === 'none' || (evidence === 'likely' && !isAfterBoth)) return false
  if (lines[index - 1] === '' || ENDED.test(previous)) return true
  const isHan = languageOf(line) === 'chinese'
  return (isHan || isAfterBoth) && lengthOf(previous) > lengthOf(line)
}

/** words; a Chinese character is one */
function lengthOf(line: string): number {
  return line.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu)?.length ?? 0
}

/** Only the first line, or each language's: more such heads mean dialogue or a list. */
function colonAuthors(lines: readonly string[]): ParsedAttribution {
  const whole = { lines: [...lines], authors: [] }
  const heads = lines.map(headOf)
  const at = heads.flatMap((head, index) => (head ? [index] : []))
  const first = lines.findIndex((line) => line !== '')
  if (at[0] !== first || at.length > 2) return whole
  if (at.length === 2 && languageOf(lines[at[0]]!) === languageOf(lines[at[1]!]!)) return whole
  const authors = at.map((index) => authorOf(heads[index]!, lines.slice(index + 1)))
  if (authors.includes(null)) return whole
  return {
    lines: lines.map((line, index) => heads[index]?.words ?? line),
    authors: authors.filter((author) => author !== null),
  }
}

interface Head {
  head: string
  words: string
}

function headOf(line: string): Head | null {
  const { head = '', words = '' } = HEAD.exec(line)?.groups ?? {}
  const han = head.match(/\p{Script=Han}/gu)?.length ?? 0
  return head === '' || han > MAX_HEAD.han || head.split(/\s+/).length > MAX_HEAD.words
    ? null
    : { head, words }
}

function authorOf({ head, words }: Head, following: readonly string[]): string | null {
  const name = head.replace(SAID_HAN, '').replace(SAID, '').trim()
  const rest = words === '' ? (following.find((line) => line !== '') ?? '') : words
  const evidence = nameEvidence(name)
  if (rest === '' || evidence === 'none') return null
  return evidence === 'clear' || name !== head.trim() || BEGINS_SENTENCE.test(rest) ? name : null
}

const PAIRS: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '„': '“',
  '"': '"',
  "'": "'",
  '「': '」',
  '『': '』',
  '«': '»',
  '＂': '＂',
}

/** "“So it goes.”" → "So it goes."; “A” and “B” is unchanged. A full stop after the marks moves in. */
export function withoutQuotationMarks(text: string): string {
  const [, marked = text, stop = ''] = /^(.*[^.。!！?？,，])([.。!！?？,，]?)$/su.exec(text) ?? []
  const open = marked[0] ?? ''
  const close = PAIRS[open]
  if (close === undefined || marked.length < 3 || !marked.endsWith(close)) return text
  const inner = marked.slice(1, -1)
  if (!closesOnlyAtTheEnd(inner, open, close)) return text
  return withoutQuotationMarks((inner + (/[.。!！?？…]$/u.test(inner) ? '' : stop)).trim())
}

function closesOnlyAtTheEnd(inner: string, open: string, close: string): boolean {
  let depth = 1
  for (const mark of withoutApostrophes(inner)) {
    if (mark === close) depth -= 1
    else if (mark === open) depth += 1
    if (depth === 0) return false
  }
  return depth === 1
}

/** Removes apostrophes between letters (don’t), which are not closing marks. */
function withoutApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
}

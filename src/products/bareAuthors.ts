/** Authors on a line of their own, without a dash: 孔子 below a quote, or below each of its two languages. */
import type { Attribution } from './attribution'
import { languageOf } from './languageLines'
import { nameEvidence } from './standaloneNames'

const ENDED = /[.!?…。！？”"’'」』»]$/u
const PUNCTUATED = /[.。!！?？…,，、;；:：]$/u
const INITIAL_OR_SUFFIX = /(?:\b\p{Lu}|\b[JS]r)\.$/u // Martin Luther King Jr.

/** `lines`: trimmed, '' for an empty one. More than one name in a language is a list of names. */
export function bareAuthors(lines: readonly string[]): Attribution {
  const last = lines.findLastIndex((line) => line !== '')
  const at = lines.flatMap((_, index) => (isBareAuthor(lines, index) ? [index] : []))
  const inBoth = at.length === 2 && languageOf(lines[at[0]!]!) !== languageOf(lines[at[1]!]!)
  if (at.at(-1) !== last || (at.length !== 1 && !inBoth)) return { lines: [...lines], authors: [] }
  return {
    lines: lines.filter((_, index) => !at.includes(index)),
    authors: at.map((index) => lines[index]!),
  }
}

/**
 * A name that the lines before it do not run on into: after an empty line, the end of a sentence, a longer line, or the
 * quote in both languages. After those, a word that is only likely a name is one too.
 */
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

/** In words; a Chinese character is one. */
function lengthOf(line: string): number {
  return line.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu)?.length ?? 0
}

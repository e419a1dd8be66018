/** Authors before the words, with a colon: 鲁迅：…, Churchill: …, 孔子曰：…, Churchill said: “…”. */
import type { Attribution } from './attribution'
import { languageOf } from './languageLines'
import { nameEvidence } from './standaloneNames'

/** A Latin colon ends an English name only before a space: no time (12:30), address or scheme. */
const HEAD = /^(?<head>[^：:﹕]{1,80}?)\s*(?:[：﹕]|:(?=\s|$)|(?<=[\p{Script=Han}》）)]):)\s*(?<words>.*)$/u
const SAID_HAN = /(?:曾经|曾)?(?:有云|说过|说道|写道|有言|说|曰|云|道)$/u
const SAID = /\s+(?:once\s+)?(?:said|says|wrote|writes)$/u
const BEGINS_SENTENCE = /^["'“‘「『«(]*[^\P{L}\p{Ll}]|^["'“‘「『«]|^\p{N}/u

/**
 * `lines`: trimmed, '' for an empty one. Only on the first line, or on the first of each language; where further lines
 * have such heads, it is a dialogue or a list, and nothing is separated. The verb between name and colon goes with it.
 */
export function colonAuthors(lines: readonly string[]): Attribution {
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

/** Whatever short words stand before a colon, a name or not. */
function headOf(line: string): Head | null {
  const { head = '', words = '' } = HEAD.exec(line)?.groups ?? {}
  const han = head.match(/\p{Script=Han}/gu)?.length ?? 0
  return head === '' || han > MAX_HEAD.han || head.split(/\s+/).length > MAX_HEAD.words
    ? null
    : { head, words }
}

const MAX_HEAD = { han: 24, words: 8 } // with verb, dynasty and work

function authorOf({ head, words }: Head, following: readonly string[]): string | null {
  const name = head.replace(SAID_HAN, '').replace(SAID, '').trim()
  const rest = words === '' ? (following.find((line) => line !== '') ?? '') : words
  const evidence = nameEvidence(name)
  if (rest === '' || evidence === 'none') return null
  return evidence === 'clear' || name !== head.trim() || BEGINS_SENTENCE.test(rest) ? name : null
}

/** Words match at their start, so `art` does not find `heart`; Chinese, which has no spaces, anywhere. */
import { QUERY_LENGTH } from '../card/limits'
import type { Quote } from '../card/quote'
import { latestByObject } from '../scene/memo'
import { subjectsOf } from './topicPaths'

export interface Hit {
  from: number
  to: number
}

export const SEARCHED = ['content', 'translation', 'author', 'authorZh', 'work', 'subjects'] as const
export type SearchedField = (typeof SEARCHED)[number]
const OF_SUBJECTS = SEARCHED.indexOf('subjects')

/** A quote matching every search word; each field's hits are sorted and disjoint. */
export interface FoundQuote {
  quote: Quote
  hits: Readonly<Record<SearchedField, readonly Hit[]>>
}

/** @param formOf normalises a character: `inSimplified`, once loaded */
export function searchAlmanac(
  quotes: readonly Quote[],
  query: string,
  formOf?: (character: string) => string,
): FoundQuote[] {
  const words = wordsOf(query, formOf)
  if (words.length === 0) return []
  return quotes.flatMap((quote) => {
    const fields = foldedFields(quote, formOf)
    const found = words.map((word) =>
      // A single character would find all subjects that have it.
      fields.map((field, at) =>
        at === OF_SUBJECTS && /^\p{Script=Han}$/u.test(word) ? [] : hitsOf(word, field),
      ),
    )
    if (found.some((byField) => byField.every((hits) => hits.length === 0))) return []
    const hits = SEARCHED.map((field, at) => [field, apart(found.flatMap((byField) => byField[at]!))])
    return [{ quote, hits: Object.fromEntries(hits) as FoundQuote['hits'] }]
  })
}

/** Cached, because each keystroke searches all quotes. */
const foldedFields = latestByObject(
  (quote: Quote, formOf?: (character: string) => string) =>
    SEARCHED.map((field) => foldForSearch(textOf(quote, field), formOf)),
  (_quote, formOf) => (formOf ? 'in other forms' : ''),
)

export function textOf(quote: Quote, field: SearchedField): string {
  if (field === 'subjects') return subjectsOf(quote.date).flatMap(Object.values).join(' ')
  return field === 'authorZh' || field === 'work' ? (quote.citation?.[field] ?? '') : quote[field]
}

/** Words are normalised, without surrounding marks. */
function wordsOf(query: string, formOf?: (character: string) => string): string[] {
  const words = foldForSearch(query.slice(0, QUERY_LENGTH), formOf)
    .text.split(/[\s,;，；、。]+/)
    .map((word) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(word)?.[0] ?? '')
  return [...new Set(words)].filter((word) => word !== '')
}

function hitsOf(word: string, { text, starts }: FoldedText): Hit[] {
  const isWithoutSpaces = /^\p{Script=Han}/u.test(word)
  const hits: Hit[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isBegun = isWithoutSpaces || at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)
    if (isBegun) hits.push({ from: starts[at]!, to: starts[at + word.length]! })
  }
  return hits
}

function apart(hits: readonly Hit[]): Hit[] {
  const joined: Hit[] = []
  for (const { from, to } of [...hits].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** Keeps original offsets for highlighting. */
interface FoldedText {
  text: string
  /** original offset of each letter, then the original's length */
  starts: readonly number[]
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/gu, ''],
  [/[‘’‚‛ʼ]/g, "'"],
  [/[“”„‟«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/\s/g, ' '],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
]

export function foldForSearch(
  original: string,
  formOf: (character: string) => string = (same) => same,
): FoldedText {
  let text = ''
  const starts: number[] = []
  let at = 0
  for (const character of original) {
    const plain = plainOf(formOf(character))
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at)
    text += plain
    at += character.length
  }
  return { text, starts: [...starts, at] }
}

/** Texts use only a few thousand different characters. */
const known = new Map<string, string>()

function plainOf(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const plain = PLAIN.reduce(
    (part, [from, to]) => part.replaceAll(from, to),
    character.normalize('NFKD').toLowerCase(),
  )
  known.set(character, plain)
  return plain
}

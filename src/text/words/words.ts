/**
 * Parts Chinese into words by frequency, with a reading or form for each character. `Intl.Segmenter` has
 * other words in each engine, and a card must look the same in all of them.
 */
import type { Rule } from './rules'

/** As make.mjs writes it. */
export interface WordList {
  alternatives: Readonly<Partial<Record<string, string>>>
  words: string // `教书h育f 数0数0g`: by first character, each with the letter of its cost
}

interface Entry {
  cost: number // bits
  values: readonly (string | undefined)[] // by character, where it is not the commonest
}

export type Lexicon = ReadonlyMap<string, Entry>

const LONGEST = 8 // characters
const UNKNOWN = 26 // bits
const COST_BITS = 2 // a letter
const HAN = /\p{sc=Han}/u
const WORD = /([^a-z]*)([a-z])/g
const MARKED = /(\D)(\d*)/gu

/** Adds words of another list that only part a line. */
export function lexiconOf({ alternatives, words }: WordList, others?: WordList): Lexicon {
  const lexicon = new Map<string, Entry>(others && lexiconOf({ ...others, alternatives: {} }))
  for (const group of words.split(' '))
    for (const [, rest, letter] of group.slice(1).matchAll(WORD)) {
      const marked = [...(group[0]! + rest!).matchAll(MARKED)]
      lexicon.set(marked.map(([, character]) => character).join(''), {
        cost: COST_BITS * (letter!.charCodeAt(0) - 97),
        values: marked.map(([, character, digit]) =>
          digit ? alternatives[character!]?.split(' ')[Number(digit)] : undefined,
        ),
      })
    }
  return lexicon
}

/** The cheapest way to part a line; whatever is not Chinese is single characters. */
function wordsOf(line: string, lexicon: Lexicon): string[] {
  const costs = [0]
  const starts = [0]
  for (let end = 1; end <= line.length; end += 1) {
    const unknown = HAN.test(line[end - 1]!) ? UNKNOWN : 0
    costs[end] = Infinity
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const cost = lexicon.get(line.slice(start, end))?.cost ?? (start === end - 1 ? unknown : Infinity)
      if (costs[start]! + cost >= costs[end]!) continue
      costs[end] = costs[start]! + cost
      starts[end] = start
    }
  }
  const words: string[] = []
  for (let end = line.length; end > 0; end = starts[end]!) words.unshift(line.slice(starts[end], end))
  return words
}

/** Returns one value per UTF-16 unit, undefined where the character has its commonest. */
export function valuesOf(
  line: string,
  lexicon: Lexicon,
  rules: readonly Rule[],
  kind: 'reading' | 'form',
): (string | undefined)[] {
  const words = wordsOf(line, lexicon)
  return words.flatMap((word, at) => {
    const rule = word.length === 1 && rules.find((one) => applies(one, words, at))
    return rule ? [rule[kind]] : (lexicon.get(word)?.values ?? [undefined])
  })
}

function applies({ character, before, notBefore, after, notAfter }: Rule, words: string[], at: number) {
  if (character !== words[at]) return false
  const [left, right] = [
    words.slice(Math.max(0, at - 4), at).join(' '),
    words.slice(at + 1, at + 5).join(' '),
  ]
  return (
    (before?.test(left) ?? true) &&
    !notBefore?.test(left) &&
    (after?.test(right) ?? true) &&
    !notAfter?.test(right)
  )
}

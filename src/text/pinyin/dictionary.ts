/** Words with their readings, 160 KB gz: for text outside the almanac. */
import characters from '../traditional/table.json'
import { READING_RULES } from '../words/rules'
import words from '../words/words.json'
import { lexiconOf, valuesOf } from '../words/words'
import ordered from './characters.json'
import type { Dictionary } from './readings'

const FIRST = 0x4e00 // the code point at which characters.json begins
const OTHER = /(\p{sc=Han})(\P{sc=Han}+)/gu

const traditional = [...characters.traditional]
const simplified = new Map(
  Array.from(characters.simplified, (character, at) => [traditional[at]!, character]),
)
const inOrder = ordered.inOrder.split(' ')
const others = new Map(
  Array.from(ordered.others.matchAll(OTHER), ([, one, reading]) => [one!, reading!.trim()]),
)
const lexicon = lexiconOf(words)

export const dictionary: Dictionary = (line) => {
  const plain = Array.from(line, (one) => (commonest(one) ? one : (simplified.get(one) ?? one))).join('')
  const values = valuesOf(plain, lexicon, READING_RULES, 'reading')
  return Array.from(plain)
    .flatMap((character) => [commonest(character), ...Array.from({ length: character.length - 1 }, () => '')])
    .map((reading, at) => values[at] ?? reading)
}

function commonest(character: string): string {
  return inOrder[character.charCodeAt(0) - FIRST] || (others.get(character) ?? '')
}

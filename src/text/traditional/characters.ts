/** 17 KB gz: for cards in Traditional characters. */
import table from './table.json'
import type { CharacterTable } from './traditional'

const traditional = [...table.traditional]

export const CHARACTERS: CharacterTable = {
  forms: new Map([...table.simplified].map((character, at) => [character, traditional[at]!])),
  ambiguous: new Set(table.ambiguous),
  contexts: new Map(table.contexts.split('|').map((entry) => [entry.slice(0, -1), entry.slice(-1)])),
  words: Object.entries(table.words),
}

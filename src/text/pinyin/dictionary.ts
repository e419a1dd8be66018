/** pinyin-pro, 140 KB gz: for words that are not the almanac's. */
import { customPinyin, pinyin } from 'pinyin-pro'
import characters from '../traditional/table.json'
import { asInSentence } from './asInSentence'
import lightWords from './lightWords.json'
import type { Dictionary } from './readings'

customPinyin(lightWords)

/** What Taiwan writes for a rarer character is a common one itself, with a reading of its own or words that the dictionary knows. */
const COMMON = new Set('著么吃峰梁床痴皂秘灶粽才群唇核')
const traditional = [...characters.traditional]
const simplified = new Map(
  [...characters.simplified].flatMap((character, at): [string, string][] => {
    const form = traditional[at]!
    return COMMON.has(form) ? [] : [[form, character]]
  }),
)

export const dictionary: Dictionary = (line) => {
  const plain = Array.from(line, (character) => simplified.get(character) ?? character).join('')
  const readings: string[] = []
  for (const { origin, pinyin: reading, isZh } of pinyin(plain, { type: 'all', toneSandhi: false })) {
    readings.push(isZh ? reading : '')
    for (let unit = 1; unit < origin.length; unit += 1) readings.push('')
  }
  return asInSentence(plain, readings)
}

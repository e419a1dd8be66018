/** What sets pinyin, with the readings of the almanac, 10 KB gz: for cards that show it. */
import { memoByObject, whenAsked } from '../../scene/memo'
import { isChinese } from './isChinese'
import { lighterInk } from './lighterInk'
import type { Pinyin } from './pinyin'
import { knowsReadings, readingsOf, type Dictionary } from './readings'
import * as room from './room'
import { syllablesAbove } from './syllables'

/** @param dictionary null where it has not been loaded: other words than the almanac's have their commonest readings then */
export function pinyinBy(dictionary: Dictionary | null): Pinyin {
  return dictionary ? byDictionary(dictionary) : byTable()
}

/** Whether the table alone knows how each line of these texts is read. */
export function knowsAllReadings(texts: readonly string[]): boolean {
  return texts.filter(isChinese).every((text) => text.split('\n').every(knowsReadings))
}

const byTable = whenAsked(() => pinyinReadBy(null))
const byDictionary = memoByObject((dictionary: Dictionary) => pinyinReadBy(dictionary))

function pinyinReadBy(dictionary: Dictionary | null): Pinyin {
  return {
    isAbove: isChinese,
    room,
    above: (shaped, style) => syllablesAbove(shaped, style, (line) => readingsOf(line, dictionary)),
    lighter: lighterInk,
  }
}

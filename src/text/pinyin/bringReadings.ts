/** The readings of the almanac, 8 KB gz, and what sets pinyin: for cards that show it. */
import { isChinese } from './isChinese'
import { lighterInk } from './lighterInk'
import { bringPinyin } from './pinyin'
import { knowsReadings } from './readings'
import * as room from './room'
import { syllablesAbove } from './syllables'

bringPinyin({ knows: knowsReadings, isAbove: isChinese, room, above: syllablesAbove, lighter: lighterInk })

/** For words that the table does not know. */
export const bringDictionary = () => import('./bringDictionary')

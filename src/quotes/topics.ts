/** The almanac by author, work and subject: for the server, static pages, and the pages of topics. */
import { almanacDays, dateOfDay } from '../calendar/dayPaths'
import type { Quote } from '../card/quote'
import type { Label, LanguageId } from '../language/languages'
import { whenAsked } from '../scene/memo'
import { almanacQuote } from './almanac'
import authorYears from './authorYears.json'
import { isAnonymous, SUBJECTS, topicPath, topicsOf, type TopicKind } from './topicPaths'

const LIVES: Readonly<Record<string, readonly number[]>> = authorYears

export interface Topic {
  kind: TopicKind
  path: string
  names: Label
  years: readonly number[] // an author's life, a work's year; none if unknown or unsure
  quotes: readonly Quote[] // by day
}

/** By path. Subjects come first, in their order; others as the year brings them. */
export const allTopics = whenAsked((): ReadonlyMap<string, Topic> => {
  const topics = new Map<string, Topic & { quotes: Quote[] }>()
  const add = (path: string, kind: TopicKind, names: Label, years: readonly number[] = []) => {
    const topic = topics.get(path) ?? { kind, path, names, years, quotes: [] }
    topics.set(path, topic)
    return topic.quotes
  }
  for (const names of Object.values(SUBJECTS)) add(topicPath('subjects', names.en), 'subjects', names)
  for (const day of almanacDays()) {
    const quote = almanacQuote(dateOfDay(day))
    const { author, citation } = quote
    const paths = topicsOf(quote)
    if (!paths || !citation) continue
    const { work, authorZh, year } = citation
    const person = { en: author, zh: authorZh }
    const names = isAnonymous(quote) ? person : { en: work, zh: work }
    add(paths.work, 'works', names, year === null ? [] : [year]).push(quote)
    if (!isAnonymous(quote)) add(paths.author, 'authors', person, LIVES[author]).push(quote)
    for (const { path, names } of paths.subjects) add(path, 'subjects', names).push(quote)
  }
  return topics
})

/** null for another path, and for a name that the almanac does not have */
export function topicAt(path: string): Topic | null {
  return allTopics().get(path) ?? null
}

/** They are known, and filed, by their whole name. */
const WHOLE_NAMES = 'Dante Alighieri, Marcus Aurelius, Okakura Kakuzō, Omar Khayyám, Thomas à Kempis'
/** The first syllable in pinyin of each letter, in the order of `co-pinyin`: no syllable begins with I, U or V. */
const FIRST_OF_LETTER = [...'阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他屲夕丫帀']
const PINYIN_LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ'

/** By family name, in Chinese in pinyin's order; anonymous works stand between. */
export function authorsByLetter(language: LanguageId): Map<string, Topic[]> {
  const { compare } = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : 'en')
  const filed = [...allTopics().values()]
    .filter(({ kind, quotes }) => kind === 'authors' || (kind === 'works' && isAnonymous(quotes[0]!)))
    .map((topic) => ({ topic, key: filedAs(topic.names, language) }))
    .sort((one, other) => compare(one.key, other.key))
  const letters = new Map<string, Topic[]>()
  for (const { topic, key } of filed) {
    const first = key.normalize('NFKD')[0]!.toUpperCase()
    const at = FIRST_OF_LETTER.findLastIndex((start) => compare(start, first) <= 0)
    const letter = language === 'zh' ? PINYIN_LETTERS[at]! : first
    letters.set(letter, [...(letters.get(letter) ?? []), topic])
  }
  return letters
}

function filedAs(names: Label, language: LanguageId): string {
  const name = names[language].replace(/^The |^《/, '')
  if (WHOLE_NAMES.includes(names.en) || names.zh.startsWith('《')) return name
  const parts = name.split(language === 'zh' ? '·' : ' ')
  return [parts.at(-1), ...parts.slice(0, -1)].join(' ')
}

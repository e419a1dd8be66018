import { isDayName } from '../calendar/dayPaths'
import { isRecord } from '../scene/values'
import { seededRandom } from '../scene/random'
import { cleanLine, cleanText } from '../text/clean'
import { isTime } from './keptId'
import { QUOTE_LIMITS } from './limits'
import { citationOf, emptyQuote, type Quote } from './quote'
import { writtenIn } from './typedFirst'

export interface MyQuote {
  id: string // follows from the words, so that a list has the same ids on each device
  content: string
  translation: string
  author: string
  work: string
  day: string // `11-22` or `2026-11-22`: shown on that day only; '' takes turns
  tags: readonly string[]
  from: string // the file's name, '' if pasted
  addedAt: number // ms since 1970
}

export type MyQuoteWords = Omit<MyQuote, 'id' | 'from' | 'addedAt'>

export const MOST_QUOTES = 20_000
export const TAG_LIMITS = { length: 40, count: 12 } as const
const NAME_LENGTH = 200

/** Two lists' quotes are the same if only case, marks or spaces differ. */
export function idOfWords(content: string): string {
  const bare = content
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const random = seededRandom(bare === '' ? content : bare)
  return [random(), random()].map((part) => part.toString(36).slice(2, 9).padEnd(7, '0')).join('')
}

/** Never throws; null without words. Longer texts are cut, which never happens to ones stored here. */
export function restoreMyQuote(id: string, data: unknown): MyQuote | null {
  if (!isRecord(data) || id.length > QUOTE_LIMITS.id) return null
  const lineOf = (value: unknown, longest: number) =>
    typeof value === 'string'
      ? cleanLine(value.slice(0, 2 * longest))
          .slice(0, longest)
          .toWellFormed()
      : ''
  const textOf = (value: unknown) =>
    typeof value === 'string'
      ? cleanText(value.slice(0, 2 * QUOTE_LIMITS.text))
          .slice(0, QUOTE_LIMITS.text)
          .toWellFormed()
      : ''
  const content = textOf(data.content)
  if (content === '') return null
  const tags = Array.isArray(data.tags) ? data.tags.slice(0, TAG_LIMITS.count) : []
  return {
    id: id || idOfWords(content),
    content,
    translation: textOf(data.translation),
    author: lineOf(data.author, QUOTE_LIMITS.author),
    work: lineOf(data.work, NAME_LENGTH),
    day: typeof data.day === 'string' && isDayName(data.day) ? data.day : '',
    tags: [...new Set(tags.map((tag) => lineOf(tag, TAG_LIMITS.length)))].filter((tag) => tag !== ''),
    from: lineOf(data.from, NAME_LENGTH),
    addedAt: isTime(data.addedAt) ? data.addedAt : 0,
  }
}

/** The quote of a card; a Chinese quote with an English translation changes places with it. */
export function quoteOfMine(mine: MyQuoteWords & { id: string }, date: string): Quote {
  const original = writtenIn(mine.content)
  const isTurned = original === 'zh' && mine.translation !== '' && writtenIn(mine.translation) === 'en'
  const [content, translation] = isTurned
    ? [mine.translation, mine.content]
    : [mine.content, mine.translation]
  const citation = mine.work === '' ? null : citationOf(mine.work)
  return {
    ...emptyQuote(date),
    id: `mine-${mine.id}`,
    content,
    translation,
    author: mine.author,
    original,
    citation,
  }
}

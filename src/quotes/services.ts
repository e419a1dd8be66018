/** Other services' answers are told by their fields. Server only. */
import { citationOf, type Quote } from '../card/quote'
import { isRecord, isText } from '../scene/values'
import { hasHan } from '../text/characters'
import { cleanLine } from '../text/clean'
import { QUOTE_LIMITS } from '../card/limits'
import { writtenDay } from './dates'
import { parseProviderQuote, type ParsedQuote } from './endpoint'

type Fields = Readonly<Record<string, unknown>>

interface Reader {
  words: string // in either language
  needsAuthor?: true // the words' name is also used for messages
  otherWords?: readonly string[] // in the other language
  author: readonly string[]
  work?: readonly string[]
}

const READERS: readonly Reader[] = [
  { words: 'hitokoto', author: ['from_who'], work: ['from'] },
  { words: 'q', author: ['a'] },
  { words: 'quoteText', author: ['quoteAuthor'] },
  { words: 'quote', author: ['author', 'character'], work: ['work', 'anime', 'show'] },
  {
    words: 'text',
    needsAuthor: true,
    otherWords: ['translation', 'note'],
    author: ['author', 'from_who'],
    work: ['from', 'work'],
  },
  { words: 'body', needsAuthor: true, author: ['author'] },
  { words: 'en', needsAuthor: true, otherWords: ['zh', 'cn'], author: ['author'] },
  // `note` goes before `translation`, which is an editor's remark where both are.
  {
    words: 'content',
    otherWords: ['note', 'translation', 'content_en', 'en'],
    author: ['author', 'from_who', 'name', 'mrname'],
    work: ['from', 'work', 'origin'],
  },
]

const DATES = ['assign_date', 'dateline', 'date', 'qotd_date']
const PICTURES = ['picture2', 'picture', 'imgurl', 'image', 'background', 'i']
/** Services wrap a quote in these. */
const WRAPPERS = ['data', 'result', 'contents', 'quotes', 'quote', 'results', 'newslist', 'list', 'origin']
const MAX_DEPTH = 5
const REFUSAL = /^too many requests\b/i // some services say it as a quote

/** Whether it is another service's, which names no day: it answers the same for any date. */
export function isUndated(answer: unknown): boolean {
  const fields = quoteIn(answer, '')
  return fields !== null && !isOfProvider(fields) && dayOf(fields) === ''
}

/** Like parseProviderQuote. Never throws. */
export function parseServiceQuote(answer: unknown, askedDay: string, today: string): ParsedQuote {
  const fields = quoteIn(answer, askedDay)
  if (fields === null || isOfProvider(fields)) return parseProviderQuote(answer, askedDay, today)
  const reader = readerOf(fields)!
  if (REFUSAL.test(textIn(fields, [reader.words]))) return parseProviderQuote(null, askedDay, today)
  const [words, otherWords] = inTwoLanguages(
    textIn(fields, [reader.words]),
    textIn(fields, reader.otherWords),
  )
  const specified = {
    id: String(fields['id'] ?? fields['_id'] ?? fields['uuid'] ?? fields['sid'] ?? ''),
    content: words,
    translation: otherWords,
    author: textIn(fields, reader.author),
    assign_date: dayOf(fields),
    origin_img_urls: PICTURES.map((name) => fields[name]).filter((address) => isText(address)),
  }
  const parsed = parseProviderQuote(specified, askedDay, today)
  return parsed.ok ? { ok: true, quote: withWork(parsed.quote, textIn(fields, reader.work)) } : parsed
}

/** The specified shape, whose `translation` is Chinese and whose date has its own name. */
function isOfProvider(fields: Fields): boolean {
  return ['assign_date', 'share_img_urls', 'origin_img_urls'].some((name) => name in fields)
}

/** Takes a list's quote of this day, else its first one. */
function quoteIn(answer: unknown, askedDay: string, depth = 0): Fields | null {
  if (depth > MAX_DEPTH) return null
  if (Array.isArray(answer)) {
    const quotes = answer.slice(0, 100).map((one: unknown) => quoteIn(one, askedDay, depth + 1))
    const found = quotes.filter((fields) => fields !== null)
    return found.find((fields) => dayOf(fields) === askedDay) ?? found[0] ?? null
  }
  if (!isRecord(answer)) return null
  if (readerOf(answer)) return withNames(answer)
  for (const name of WRAPPERS) {
    const found = name in answer ? quoteIn(answer[name], askedDay, depth + 1) : null
    // The day may stand beside what wraps the quote.
    if (found) return dayOf(found) === '' && dayOf(answer) !== '' ? { ...found, date: dayOf(answer) } : found
  }
  return null
}

function readerOf(fields: Fields): Reader | undefined {
  return READERS.find(
    ({ words, needsAuthor, author }) =>
      isText(fields[words]) && (!needsAuthor || author.some((name) => name in fields)),
  )
}

/** An author or a work may be a record: `{ "origin": { "title": …, "author": … } }`. */
function withNames(fields: Fields): Fields {
  const { author, origin } = fields
  return {
    ...fields,
    ...(isRecord(author) && { author: textIn(author, ['name', 'name_zh']) }),
    ...(isRecord(origin) && { author: textIn(origin, ['author']), origin: textIn(origin, ['title']) }),
  }
}

function dayOf(fields: Fields): string {
  return writtenDay(cleanLine(textIn(fields, DATES))) ?? ''
}

function inTwoLanguages(words: string, otherWords: string): [string, string] {
  if (otherWords === '' || hasHan(words) === hasHan(otherWords)) return [words, '']
  return hasHan(words) ? [otherWords, words] : [words, otherWords]
}

function withWork(quote: Quote, work: string): Quote {
  const line = cleanLine(work).replace(/^《(.+)》$/, '$1')
  if (line === '' || line.length > QUOTE_LIMITS.author || line === quote.author) return quote
  return { ...quote, citation: citationOf(line) }
}

function textIn(fields: Fields, names: readonly string[] = []): string {
  return names.map((name) => fields[name]).find(isText) ?? ''
}

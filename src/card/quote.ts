import { defaultsOf, type Fields, type ValuesOf } from './fields'
import { PAGES_LIMITS, QUOTE_LIMITS } from './limits'

/** The editor shows it in small print. */
const QUOTE_SOURCES = ['provider', 'proxy', 'almanac', 'builtIn', 'own'] as const

/** Kept with an almanac quote and shown on request. */
const CITATION = {
  /** The work's title, "The Republic". */
  work: { key: 'w', kind: 'text', longest: 300, default: '' },
  /** The work's year; negative: BC. */
  year: { key: 'y', kind: 'year', orNone: null },
  /** The translator. */
  translator: { key: 't', kind: 'text', longest: Infinity, orNone: null },
  /** The place in the work, "Book II". */
  locator: { key: 'l', kind: 'text', longest: 300, default: '' },
  /** The author's name in Chinese. */
  authorZh: { key: 'a', kind: 'text', longest: 200, default: '' },
} as const satisfies Fields

/** A long text of which the quote is one page (`pages.ts`). */
const PAGES = {
  /** The page that the quote is, from 0. */
  at: {
    key: 'a',
    kind: 'number',
    min: 0,
    max: PAGES_LIMITS.pages - 1,
    isWhole: true,
    default: 0,
  },
  /** The text in pages, which joined are the whole; a form feed begins a page that does not follow from room. */
  texts: { key: 't', kind: 'texts', longest: QUOTE_LIMITS.text, most: PAGES_LIMITS.pages, default: [] },
  /** Words marked in the whole text. */
  marks: { key: 'm', kind: 'marks', default: [] },
  /** Whether the first page is a title by itself. */
  hasCover: { key: 'c', kind: 'flag', default: false },
} as const satisfies Fields

/** DECISIONS.md, Quote. Dates are local calendar days. */
export const QUOTE_FIELDS = {
  /** The quote's id at its source. */
  id: { key: 'i', kind: 'text', longest: QUOTE_LIMITS.id, default: 'unknown' },
  /** The quote, in English if it has a translation; a new line separates lines of verse. */
  content: { key: 'c', kind: 'text', longest: QUOTE_LIMITS.text, default: '每一天都是新的开始' },
  /** The quote in Chinese. */
  translation: {
    key: 't',
    kind: 'text',
    longest: QUOTE_LIMITS.text,
    default: 'Every day is a new beginning',
  },
  /** The quote's author. */
  author: { key: 'a', kind: 'text', longest: QUOTE_LIMITS.author, default: 'Unknown' },
  /** The card's day. */
  date: { key: 'd', kind: 'day', default: '' },
  /** The address of the picture that came with the quote. */
  imageUrl: { key: 'u', kind: 'text', longest: QUOTE_LIMITS.url, default: '' },
  /** The address of that picture in its full size. */
  originImageUrl: { key: 'o', kind: 'text', longest: QUOTE_LIMITS.url, default: '' },
  /** The language of the original, or the one typed first, which leads by default; empty: the look's. */
  original: { key: 'r', kind: 'choice', of: ['en', 'zh'], orNone: '' },
  /** Where the quote came from. */
  source: { key: 's', kind: 'choice', of: QUOTE_SOURCES, default: 'own' },
  /** Words that are marked by hand, by their places in quote and translation. */
  emphasis: { key: 'e', kind: 'marks', default: [] },
  /** The quote's source; null: unknown. */
  citation: { key: 'w', kind: 'record', fields: CITATION, orNone: null },
  /** The page of a long text that the card is, 2 / 5; empty: it is a card by itself. */
  page: { key: 'p', kind: 'text', longest: 20, default: '' },
  /** The long text; null: none. */
  pages: { key: 'ps', kind: 'record', fields: PAGES, orNone: null },
} as const satisfies Fields

export type Quote = ValuesOf<typeof QUOTE_FIELDS>
export type Pages = NonNullable<Quote['pages']>
export type Citation = NonNullable<Quote['citation']>

export function citationOf(work: string): Citation {
  return { work, year: null, translator: null, locator: '', authorZh: '' }
}

/** The text is a placeholder. */
export function emptyQuote(date: string): Quote {
  return { ...defaultsOf(QUOTE_FIELDS), date }
}

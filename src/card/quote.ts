/** Where a quote came from; the editor shows it in small print. */
export const QUOTE_SOURCES = ['provider', 'proxy', 'almanac', 'builtIn', 'own'] as const
export type QuoteSource = (typeof QUOTE_SOURCES)[number]

/** The source of the wording: kept with an almanac quote and shown on request. */
export interface Citation {
  work: string // "The Republic"
  year: number | null // negative: BC
  translator: string | null
  locator: string // "Book II"
  authorZh: string
}

/** The content of a quote card (DECISIONS.md, Quote). Dates are local calendar days. */
export interface Quote {
  id: string
  content: string // English; \n separates lines of verse
  translation: string // Chinese
  author: string
  date: string // yyyy-mm-dd
  imageUrl: string
  originImageUrl: string
  source: QuoteSource
  citation: Citation | null
}

export const QUOTE_LIMITS = { text: 2_000, author: 200, url: 4_096, id: 100 } as const

/** A quote with nothing filled in: a placeholder sentence takes the place of the words. */
export function emptyQuote(date: string): Quote {
  return {
    id: 'unknown',
    content: '每一天都是新的开始',
    translation: 'Every day is a new beginning',
    author: 'Unknown',
    date,
    imageUrl: '',
    originImageUrl: '',
    source: 'own',
    citation: null,
  }
}

/** in UTF-16 units */

export const QUOTE_LIMITS = { text: 2_000, author: 200, url: 4_096, id: 100 } as const

export const PRODUCT_LIMITS = {
  name: 200,
  tagline: 300,
  description: 2_000,
  topic: 60,
  topics: 12,
  count: 999_999_999,
} as const

/** A long text and its pages, each a card. */
export const PAGES_LIMITS = { text: 20_000, pages: 100, marks: 200 } as const

export const WATERMARK_LENGTH = 60

/** more than fits: the text stays, and the editor warns */
export const SEAL_TEXT_LENGTH = 24

/** the rest of a longer one is not searched for */
export const QUERY_LENGTH = 200

import { webAddress } from '../scene/values'
import { cutToLength } from '../text/graphemes'
import { defaultsOf, type Fields, type ValuesOf } from './fields'
import { PRODUCT_LIMITS, QUOTE_LIMITS } from './limits'

const COUNT = {
  kind: 'number',
  min: 0,
  max: PRODUCT_LIMITS.count,
  isWhole: true,
  orNone: null,
} as const

/** The content of a product card; unknown fields are empty and can be typed in. */
export const PRODUCT_FIELDS = {
  /** The product's name. */
  name: { key: 'n', kind: 'text', longest: PRODUCT_LIMITS.name, default: '' },
  /** What the product is, in a line. */
  tagline: { key: 'g', kind: 'text', longest: PRODUCT_LIMITS.tagline, default: '' },
  /** What the product does. */
  description: { key: 'e', kind: 'text', longest: PRODUCT_LIMITS.description, default: '' },
  /** The address of the product's logo. */
  logoUrl: { key: 'l', kind: 'text', longest: QUOTE_LIMITS.url, default: '' },
  /** The address of the product's picture. */
  pictureUrl: { key: 'p', kind: 'text', longest: QUOTE_LIMITS.url, default: '' },
  /** How many have voted for the product; null: that is not known. */
  votes: { key: 'v', ...COUNT },
  /** How many comments the product has; null: that is not known. */
  comments: { key: 'o', ...COUNT },
  /** What the product is about. */
  topics: {
    key: 't',
    kind: 'texts',
    longest: PRODUCT_LIMITS.topic,
    most: PRODUCT_LIMITS.topics,
    default: [],
  },
  /** The product's address, shown as a QR code. */
  url: { key: 'u', kind: 'text', longest: QUOTE_LIMITS.url, default: '' },
  /** The card's day. */
  date: { key: 'd', kind: 'day', default: '' },
} as const satisfies Fields

export type Product = ValuesOf<typeof PRODUCT_FIELDS>

/** A product with every field but the date empty. */
export function emptyProduct(date: string): Product {
  return { ...defaultsOf(PRODUCT_FIELDS), date }
}

/** Parses a typed count: `1280`, `1,280`, `1 280`; null if empty, undefined if not a whole number. */
export function parsedCount(text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s,，_]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/** Parses typed topics, separated by commas, semicolons or new lines; duplicates are removed. */
export function parsedTopics(text: string): string[] {
  const topics = text.split(/[,，、;；\n]/).map((topic) => cutToLength(topic.trim(), PRODUCT_LIMITS.topic))
  return [...new Set(topics)].filter((topic) => topic !== '').slice(0, PRODUCT_LIMITS.topics)
}

/** The web address in a text, also without a scheme (`example.com`); '' if it is none. */
export function linkOf(text: string): string {
  const typed = text.trim()
  if (typed === '' || /\s/.test(typed)) return ''
  const address = webAddress(typed) ? typed : `https://${typed}`
  const url = webAddress(address)
  if (!url || url.username !== '') return ''
  return /\.[^.\d][^.]*$/.test(url.hostname) || url.hostname === 'localhost' ? address : ''
}

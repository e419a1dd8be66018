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

/** Unknown fields are empty and can be typed in. */
export const PRODUCT_FIELDS = {
  /** The product's name. */
  name: { key: 'n', kind: 'text', longest: PRODUCT_LIMITS.name, default: '' },
  /** The product in one line. */
  tagline: { key: 'g', kind: 'text', longest: PRODUCT_LIMITS.tagline, default: '' },
  /** The product's description. */
  description: { key: 'e', kind: 'text', longest: PRODUCT_LIMITS.description, default: '' },
  /** The address of the product's logo. */
  logoUrl: { key: 'l', kind: 'text', longest: QUOTE_LIMITS.url, default: '' },
  /** The address of the product's picture. */
  pictureUrl: { key: 'p', kind: 'text', longest: QUOTE_LIMITS.url, default: '' },
  /** The number of votes for the product; null: unknown. */
  votes: { key: 'v', ...COUNT },
  /** The number of comments on the product; null: unknown. */
  comments: { key: 'o', ...COUNT },
  /** The product's topics. */
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

export function emptyProduct(date: string): Product {
  return { ...defaultsOf(PRODUCT_FIELDS), date }
}

/** `1280`, `1,280`, `1 280`; null if empty, undefined if invalid. */
export function parsedCount(text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s,，_]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

export function parsedTopics(text: string): string[] {
  const topics = text.split(/[,，、;；\n]/).map((topic) => cutToLength(topic.trim(), PRODUCT_LIMITS.topic))
  return [...new Set(topics)].filter((topic) => topic !== '').slice(0, PRODUCT_LIMITS.topics)
}

/** Also without a scheme (`example.com`); '' if there is none. */
export function linkOf(text: string): string {
  const typed = text.trim()
  if (typed === '' || /\s/.test(typed)) return ''
  const address = webAddress(typed) ? typed : `https://${typed}`
  const url = webAddress(address)
  if (!url || url.username !== '') return ''
  return /\.[^.\d][^.]*$/.test(url.hostname) || url.hostname === 'localhost' ? address : ''
}

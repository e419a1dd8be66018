import { webAddress } from '../scene/values'
import { cutToLength } from '../text/graphemes'

/** The content of a product card; unknown fields are empty and can be typed in. */
export interface Product {
  name: string
  tagline: string
  description: string
  logoUrl: string
  pictureUrl: string
  votes: number | null
  comments: number | null
  topics: readonly string[]
  url: string // the product's address, shown as a QR code
  date: string // yyyy-mm-dd
}

export const PRODUCT_LIMITS = {
  name: 200,
  tagline: 300,
  description: 2_000,
  topic: 60,
  topics: 12,
  count: 999_999_999,
} as const

/** A product with every field but the date empty. */
export function emptyProduct(date: string): Product {
  return {
    name: '',
    tagline: '',
    description: '',
    logoUrl: '',
    pictureUrl: '',
    votes: null,
    comments: null,
    topics: [],
    url: '',
    date,
  }
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

import { webAddress } from '../scene/values'

/** What the product showcase card shows; whatever is not known is empty and can be typed in. */
export interface Product {
  name: string
  tagline: string
  description: string
  logoUrl: string
  pictureUrl: string
  votes: number | null
  comments: number | null
  topics: readonly string[]
  url: string // where the product is; the card shows it as a QR code
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

/** Nothing is known yet; all of it can be typed in. */
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

/** A count as it may be typed: `1280`, `1,280`, `1 280`; null for nothing, undefined for what is no whole number. */
export function parsedCount(text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s,，_]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/** Topics as they may be typed, with commas, semicolons or new lines between them; each but once. */
export function parsedTopics(text: string): string[] {
  const topics = text.split(/[,，、;；\n]/).map((topic) => topic.trim().slice(0, PRODUCT_LIMITS.topic))
  return [...new Set(topics)].filter((topic) => topic !== '').slice(0, PRODUCT_LIMITS.topics)
}

/** The web address that a text means, `example.com` included; '' where it is none. */
export function linkOf(text: string): string {
  const typed = text.trim()
  if (typed === '' || /\s/.test(typed)) return ''
  const address = webAddress(typed) ? typed : `https://${typed}`
  const url = webAddress(address)
  if (!url || url.username !== '') return ''
  return /\.[^.\d][^.]*$/.test(url.hostname) || url.hostname === 'localhost' ? address : ''
}

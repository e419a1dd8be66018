import { dateInWords } from '../language/dateInWords'
import type { LanguageId } from '../language/languages'
import { attributionInWords, attributionOf } from './attribution'
import { dayOf, type Card, type ProductCard, type QuoteCard } from './card'
import { textsInOrder } from './primaryText'

/** A social post has a line each for quote, translation, attribution and date, as far as shown. */
export function caption(card: Card, language: LanguageId, hasTags: boolean): string {
  const lines = card.kind === 'quote' ? quoteLines(card) : productLines(card)
  const day = card.settings.showDate ? dateInWords(dayOf(card), language) : ''
  return [...lines, day, hasTags ? tags(card) : '']
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

export function altText(card: Card, language: LanguageId): string {
  const both = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  return both.map((id) => altTextIn(card, id)).join('\n')
}

export function altTextIn(card: Card, language: LanguageId): string {
  return ALT_TEXTS[language](card)
}

const ALT_TEXTS: Record<LanguageId, (card: Card) => string> = {
  en: (card) => {
    if (card.kind === 'product') return `A card about a product: ${inOneLine(productLines(card), '. ')}`
    const { lead, second, author } = shownWords(card)
    const parts = [
      `A card with a quote: ${quoted(lead)}`,
      second && `Translation: ${quoted(second)}`,
      author && `By ${author}.`,
    ]
    return inOneLine(parts, ' ')
  },
  zh: (card) => {
    if (card.kind === 'product') return `产品卡片：${inOneLine(productLines(card), '；')}`
    const { lead, second, author } = shownWords(card)
    const parts = [
      `日签卡片：${quoted(lead)}`,
      second && `译文：${quoted(second)}`,
      author && `作者：${author}。`,
    ]
    return inOneLine(parts, '')
  },
}

function shownWords({ quote, settings }: QuoteCard) {
  const [lead = '', second = ''] = textsInOrder(quote, settings)
  const author = settings.showAuthor ? attributionInWords(attributionOf(quote, settings)) : ''
  return { lead, second, author }
}

function quoteLines(card: QuoteCard): string[] {
  const { lead, second, author } = shownWords(card)
  return [quoted(lead), second, author === '' ? '' : `— ${author}`]
}

function productLines({ product, settings }: ProductCard): string[] {
  return [
    product.name,
    settings.showTagline ? product.tagline : '',
    settings.showDescription ? product.description : '',
    product.url,
  ]
}

function tags(card: Card): string {
  const words =
    card.kind === 'quote'
      ? ['QuoteOfTheDay', '日签', ...(card.settings.showAuthor ? [card.quote.author] : [])]
      : card.product.topics
  return words
    .map(tag)
    .filter((word) => word !== '')
    .join(' ')
}

/** `#GeorgeBernardShaw`: only letters, digits and underscores. */
function tag(words: string): string {
  const name = words.replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '')
  return name === '' ? '' : `#${name}`
}

function quoted(text: string): string {
  const words = text.trim()
  return words === '' || /^[“"「『《]/.test(words) ? words : `“${words}”`
}

function inOneLine(parts: readonly string[], between: string): string {
  return parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(between)
}

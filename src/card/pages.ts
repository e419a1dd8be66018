/** A long text in pages: the quote's own words are those of the current page (DECISIONS.md, Pages). */
import { clamp } from '../scene/values'
import type { Card, QuoteCard } from './card'
import { restoreMarks, type Mark } from './emphasis'
import { QUOTE_LIMITS } from './limits'
import { PAGE_BREAK, pageCard } from './pageCard'
import { readLongText } from './longText'
import { textsInOrder } from './primaryText'
import type { Pages, Quote } from './quote'
import type { CardSettings } from './settings'

export type LongText = Omit<Pages, 'at'>

/** The page's words, as drawn and edited; the blank space around them belongs to the page's text. */
export function wordsOf(pageText: string): string {
  return pageText.trim()
}

function plain(pageText: string): string {
  return pageText.startsWith(PAGE_BREAK) ? pageText.slice(PAGE_BREAK.length) : pageText
}

export function blankHead(text: string): number {
  return text.length - text.trimStart().length
}

function startOf(texts: readonly string[], at: number): number {
  return texts.slice(0, at).reduce((sum, text) => sum + plain(text).length, 0)
}

function moved(mark: Mark, by: number): Mark {
  return { ...mark, start: mark.start + by, end: mark.end + by }
}

/** The pages with the words that were edited on the current one; null without pages. */
export function editedPages({ pages, content, emphasis }: Quote): Pages | null {
  if (!pages) return null
  const { texts, at, marks } = pages
  const before = texts[at] ?? ''
  const words = wordsOf(before)
  const after = before.replace(words, () => content.trim())
  const from = startOf(texts, at)
  const [head, length] = [blankHead(plain(before)), plain(before).length]
  const to = from + length
  const earlier = marks.map((mark) => ({ ...mark, end: Math.min(mark.end, from) }))
  const later = marks.map((mark) =>
    moved({ ...mark, start: Math.max(mark.start, to) }, after.length - before.length),
  )
  const own = emphasis.filter(({ text }) => text === 'content').map((mark) => moved(mark, from + head))
  return {
    ...pages,
    texts: texts.with(at, after),
    marks: [...earlier, ...own, ...later].filter(({ start, end }) => start < end),
  }
}

function onPage(quote: Quote, pages: Pages, at: number): Quote {
  const pageText = pages.texts[at] ?? ''
  const from = startOf(pages.texts, at) + blankHead(plain(pageText))
  const words = { content: wordsOf(pageText), translation: '' }
  const marks = pages.marks
    .map((mark) => moved(mark, -from))
    .filter(({ start, end }) => end > 0 && start < words.content.length)
  return { ...quote, ...words, emphasis: restoreMarks(marks, words), pages: { ...pages, at } }
}

export function turnedTo(quote: Quote, at: number): Quote {
  const pages = editedPages(quote)
  return pages ? onPage(quote, pages, clamp(at, 0, pages.texts.length - 1)) : quote
}

/** The same text with other page breaks; what was at the head of the page stays in sight. */
export function withPageTexts(quote: Quote, texts: readonly string[]): Quote {
  const pages = editedPages(quote)
  if (!pages) return quote
  const head = startOf(pages.texts, pages.at)
  const at = texts.findIndex((_, page) => startOf(texts, page + 1) > head)
  return onPage(quote, { ...pages, texts }, at < 0 ? texts.length - 1 : at)
}

/** On the first page of a long text: its own two, one after the other, unless another is given. */
export function intoPages(
  { quote, settings }: Pick<QuoteCard, 'quote' | 'settings'>,
  long: LongText = asLongText(quote, settings),
): Quote {
  return onPage(quote, { ...long, at: 0 }, 0)
}

const BETWEEN = '\n\n'
const RULE = '\n\n---\n\n'

function asLongText(quote: Quote, settings: CardSettings): LongText {
  const own = textsInOrder(quote, settings)
  if (quote.emphasis.length === 0) return readLongText(own.join(RULE))
  const [lead = '', second] = own
  const texts = second === undefined ? [lead] : [lead + BETWEEN, PAGE_BREAK + second]
  const marks = quote.emphasis
    .filter(({ text }) => [lead, second].includes(quote[text]))
    .map((mark) => moved(mark, quote[mark.text] === lead ? 0 : lead.length + BETWEEN.length))
    .map((mark) => ({ ...mark, text: 'content' as const }))
  return { texts, marks, hasCover: false }
}

/** One card again, with as much of the text as a card holds. */
export function outOfPages(quote: Quote): { quote: Quote; isCut: boolean } {
  const pages = editedPages(quote)
  if (!pages) return { quote, isCut: false }
  const whole = pages.texts.map(plain).join('')
  const words = { content: whole.trim().slice(0, QUOTE_LIMITS.text), translation: '' }
  const marks = pages.marks.map((mark) => moved(mark, -blankHead(whole)))
  return {
    quote: { ...quote, ...words, emphasis: restoreMarks(marks, words), pages: null },
    isCut: whole.trim().length > words.content.length,
  }
}

const PLACE_FOR_BREAK = /[.!?。！？…]+["'”’」』）)]*[^\S\n]*\n*|\n+/gu

/** The break after the current page one sentence earlier or later; null if there is none. */
export function withBreakMoved(quote: Quote, by: -1 | 1): Quote | null {
  const pages = editedPages(quote)
  const [page, next] = pages ? [pages.texts[pages.at], pages.texts[pages.at + 1]] : []
  if (!pages || page === undefined || next === undefined) return null
  const both = page + plain(next)
  const ends = [...both.matchAll(PLACE_FOR_BREAK)].map(({ index, 0: mark }) => index + mark.length)
  const end =
    by < 0 ? ends.findLast((place) => place < page.length) : ends.find((place) => place > page.length)
  if (end === undefined || wordsOf(both.slice(0, end)) === '' || wordsOf(both.slice(end)) === '') return null
  const texts = pages.texts.toSpliced(pages.at, 2, both.slice(0, end), PAGE_BREAK + both.slice(end))
  return onPage(quote, { ...pages, texts }, pages.at)
}

/** Every page as a card by itself; the card alone if it has none. */
export function pageCards(card: Card): Card[] {
  const pages = card.kind === 'quote' ? editedPages(card.quote) : null
  if (card.kind === 'product' || !pages) return [card]
  return pages.texts.map((_, at) => pageCard({ ...card, quote: onPage(card.quote, pages, at) }))
}

/** A long text as pages: the quote's own words are those of the current page (DECISIONS.md, Pages). */
import { memoByObject } from '../scene/memo'
import { clamp } from '../scene/values'
import { TEXT_SIZES } from '../text/sizes'
import type { Card, QuoteCard } from './card'
import { restoreMarks, type Mark } from './emphasis'
import { PAGES_LIMITS, QUOTE_LIMITS } from './limits'
import { textsInOrder } from './primaryText'
import type { Pages, Quote } from './quote'
import type { CardSettings } from './settings'

/** Begins a page that was chosen: by hand, by a heading or by a rule in the text. */
export const PAGE_BREAK = '\f'

/** The type of all pages, in px: what was chosen, within what is read with ease. */
const PAGE_PX = { min: 18, max: 32 }

/** The page's words, as drawn and edited; what is around them stays in the page's text. */
export function wordsOf(pageText: string): string {
  return pageText.trim()
}

/** The page's text with other words. */
function withWords(pageText: string, words: string): string {
  const head = pageText.length - pageText.trimStart().length
  return pageText.slice(0, head) + words.trim() + pageText.slice(head).slice(wordsOf(pageText).length)
}

/** The current page's words may have been edited since; the answer's whole text has them. */
export function wholeText(quote: Quote): { text: string; marks: readonly Mark[]; pages: Pages } | null {
  if (!quote.pages) return null
  const { texts, at, marks } = quote.pages
  const before = texts[at] ?? ''
  const after = withWords(before, quote.content)
  const from = startOf(texts, at)
  const wordsFrom = from + after.length - after.trimStart().length
  const by = after.length - before.length
  const own = quote.emphasis
    .filter(({ text }) => text === 'content')
    .map((mark) => ({ ...mark, start: mark.start + wordsFrom, end: mark.end + wordsFrom }))
  const others = marks
    .filter(({ start, end }) => end <= from || start >= from + before.length)
    .map((mark) => (mark.end <= from ? mark : { ...mark, start: mark.start + by, end: mark.end + by }))
  const edited = texts.with(at, after)
  const all = [...others, ...own].toSorted((one, other) => one.start - other.start)
  return { text: edited.join(''), marks: all, pages: { ...quote.pages, texts: edited, marks: all } }
}

function startOf(texts: readonly string[], at: number): number {
  return texts.slice(0, at).reduce((sum, { length }) => sum + length, 0)
}

/** The quote on another page of these. */
function onPage(quote: Quote, pages: Pages, at: number): Quote {
  const pageText = pages.texts[at] ?? ''
  const from = startOf(pages.texts, at) + pageText.length - pageText.trimStart().length
  const content = wordsOf(pageText)
  const emphasis = pages.marks
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start - from), end: mark.end - from }))
    .filter(({ start, end }) => start < end && start < content.length)
  return {
    ...quote,
    content,
    translation: '',
    emphasis: restoreMarks(emphasis, { content, translation: '' }),
    pages: { ...pages, at },
  }
}

export function turnedTo(quote: Quote, at: number): Quote {
  const whole = wholeText(quote)
  return whole ? onPage(quote, whole.pages, clamp(at, 0, whole.pages.texts.length - 1)) : quote
}

/** The same text with other page breaks; the words that were at the head of the page stay in sight. */
export function withPageTexts(quote: Quote, texts: readonly string[]): Quote {
  const whole = wholeText(quote)
  if (!whole) return quote
  const head = startOf(whole.pages.texts, whole.pages.at)
  let [at, end] = [0, texts[0]?.length ?? 0]
  while (end <= head && at < texts.length - 1) end += texts[++at]!.length
  return onPage(quote, { ...whole.pages, texts }, at)
}

/** The quote as the first page of a long text: both of its own texts, one after the other, unless others are given. */
export function intoPages(
  { quote, settings }: Pick<QuoteCard, 'quote' | 'settings'>,
  long: Omit<Pages, 'at'> = asPages(quote, settings),
): Quote {
  return onPage(quote, { ...long, at: 0 }, 0)
}

function asPages(quote: Quote, settings: CardSettings): Omit<Pages, 'at'> {
  const texts = textsInOrder(quote, settings)
  const marks = quote.emphasis.flatMap((mark) => {
    const at = texts.indexOf(quote[mark.text])
    const by = at > 0 ? texts[0]!.length + PAGE_BREAK.length : 0
    return at < 0 ? [] : [{ ...mark, text: 'content' as const, start: mark.start + by, end: mark.end + by }]
  })
  return { texts: texts.map((text, at) => (at > 0 ? PAGE_BREAK + text : text)), marks, hasCover: false }
}

/** One card again, with as much of the text as a card holds. */
export function outOfPages(quote: Quote): { quote: Quote; isCut: boolean } {
  const whole = wholeText(quote)
  if (!whole) return { quote, isCut: false }
  const text = whole.text.replaceAll(PAGE_BREAK, '\n\n').trim()
  const head = whole.text.length - whole.text.trimStart().length
  const content = text.slice(0, QUOTE_LIMITS.text)
  const isPlain = !whole.text.slice(1).includes(PAGE_BREAK)
  const marks = isPlain
    ? whole.marks.map((mark) => ({ ...mark, start: mark.start - head, end: mark.end - head }))
    : []
  const emphasis = restoreMarks(marks, { content, translation: '' })
  return { quote: { ...quote, content, emphasis, pages: null }, isCut: text.length > content.length }
}

/** Every page as a card by itself; the card alone if it has none. */
export function pageCards(card: Card): Card[] {
  const whole = card.kind === 'quote' ? wholeText(card.quote) : null
  if (card.kind === 'product' || !whole) return [card]
  return whole.pages.texts.map((_, at) => pageCard({ ...card, quote: onPage(card.quote, whole.pages, at) }))
}

/** The current page as a card by itself, with its number, and the author on cover and last page. */
export const pageCard = memoByObject((card: Card): Card => {
  if (card.kind === 'product' || !card.quote.pages) return card
  const { at, texts, hasCover } = card.quote.pages
  const isCover = hasCover && at === 0
  const isLast = at === texts.length - 1
  const quote: Quote = {
    ...card.quote,
    author: isCover || isLast ? card.quote.author : '',
    page: isCover ? '' : `${at + 1} / ${texts.length}`,
    pages: null,
  }
  return { ...card, quote, settings: isCover ? card.settings : pageSettings(card.settings) }
})

/** Pages are read one after the other: set plainly, from the top, in one size. */
const pageSettings = memoByObject((settings: CardSettings): CardSettings => {
  const { textSettings, placements } = settings
  const { contentPx, contentSize, align } = textSettings
  const { content, translation: _none, ...others } = placements
  const asked = (contentPx || TEXT_SIZES[contentSize].px) * (content?.scale ?? 1)
  return {
    ...settings,
    composition: 'plain',
    lead: 'auto',
    showQuotationMarks: false,
    showDate: true,
    textPosition: 'top',
    placements: others,
    textSettings: {
      ...textSettings,
      contentPx: clamp(asked, PAGE_PX.min, PAGE_PX.max),
      align: align === 'text-center' ? 'text-left' : align,
    },
  }
})

/** Untrusted data; the page's own words are the quote's. */
export function restorePages(pages: Pages | null): Pages | null {
  if (!pages || pages.texts.length === 0) return null
  const joined = { content: pages.texts.join(''), translation: '' }
  const marks = restoreMarks(pages.marks, joined, PAGES_LIMITS.marks)
  return { ...pages, at: Math.min(pages.at, pages.texts.length - 1), marks }
}

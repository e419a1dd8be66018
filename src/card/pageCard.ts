/** A page of a long text as a card (DECISIONS.md, Pages). */
import { memoByObject } from '../scene/memo'
import { clamp } from '../scene/values'
import { TEXT_SIZES } from '../text/sizes'
import type { Card } from './card'
import { restoreMarks } from './emphasis'
import { PAGES_LIMITS } from './limits'
import type { Pages, Quote } from './quote'
import type { CardSettings } from './settings'

/** Begins a page that was chosen: by hand, by a heading or by a rule in the text. Marks do not count it. */
export const PAGE_BREAK = '\f'

/** The type of all pages, in px: what was chosen, within what is read with ease. */
const PAGE_PX = { min: 18, max: 24 }

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
  const joined = { content: pages.texts.join('').replaceAll(PAGE_BREAK, ''), translation: '' }
  const marks = restoreMarks(pages.marks, joined, PAGES_LIMITS.marks)
  return { ...pages, at: Math.min(pages.at, pages.texts.length - 1), marks }
}

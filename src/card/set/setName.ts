import { type Card, dayOf } from '../card'
import { safeName } from './fileNames'
import type { DayRange } from './range'

const SITE_NAME = 'quotidian'
const MOST_WORDS = 5
const MOST_HAN = 12

/** `quotidian-2026-11`, `quotidian-2026-11-16-to-2026-11-22`. */
export function nameOfDays(range: DayRange, ends: { from: string; to: string }): string {
  if (range.kind === 'month') return `${SITE_NAME}-${range.month}`
  if (range.kind === 'year') return `${SITE_NAME}-${range.year}`
  return ends.from === ends.to ? `${SITE_NAME}-${ends.from}` : `${SITE_NAME}-${ends.from}-to-${ends.to}`
}

export function nameOfCard(card: Card): string {
  const day = `${SITE_NAME}-${dayOf(card)}`
  if (card.kind === 'quote' && card.quote.source !== 'own') return day
  const words = firstWords(
    card.kind === 'quote' ? card.quote.content || card.quote.translation : card.product.name,
  )
  return words === '' ? day : safeName(`${SITE_NAME}-${words}`, day)
}

/** `well-begun-is-half-done`, 天下难事必作于易. */
function firstWords(text: string): string {
  const words = text
    .slice(0, 400)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}’']+/u)
    .filter((word) => word !== '')
  const some = words.slice(0, MOST_WORDS).join('-').replaceAll(/[’']/g, '')
  return /\p{Script=Han}/u.test(some) ? [...some.replaceAll('-', '')].slice(0, MOST_HAN).join('') : some
}

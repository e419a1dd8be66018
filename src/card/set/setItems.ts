import type { FormatId } from '../../look/ids'
import { TARGETS } from '../../look/targets'
import { dayOf, type Card } from '../card'
import { firstWords } from '../keptCard'
import { applyTemplate } from '../looks'
import { pageCards } from '../pages'
import type { Quote } from '../quote'
import type { CardSettings } from '../settings'
import type { TemplateId } from '../templates'
import { dayCard } from '../dayCard'
import type { ExportOptions } from '../exportOptions'
import { fileNames } from './fileNames'
import { cardFor, isTarget, outputInName, ratioOfPlace } from './outputs'
import type { DayRange } from './range'
import type { OutputId, SetDay, SetFormat, SetItem } from './setItem'
import { jsonInOrder } from '../../scene/written'

export interface SetMaking extends Pick<ExportOptions, 'quality' | 'scale' | 'opensAgain'> {
  format: SetFormat
  usualFormat: FormatId // for `own`
  pattern: string // the pattern for file names
}

/** `card`: all in the card's look; `day`: each in its day page's look, or in one for its length. */
export type SetLook = 'card' | 'day'

export interface SetChoice extends Pick<SetMaking, 'format' | 'pattern'> {
  tab: 'sizes' | 'days' | 'quotes'
  places: readonly OutputId[]
  range: DayRange
  look: SetLook
  scale: ExportOptions['scale']
}

export function itemsInPlaces(card: Card, places: readonly OutputId[], making: SetMaking): SetItem[] {
  const drawn = pageCards(card).flatMap((page) => places.map((place) => ({ card: page, place, day: null })))
  return itemsOf(drawn, making)
}

/** Text comes from the days; `card` gives the look. */
export function itemsOfDays(
  days: readonly SetDay[],
  places: readonly OutputId[],
  look: SetLook,
  card: Card,
  making: SetMaking,
): SetItem[] {
  const drawn = days.flatMap(({ day, quote }) => {
    const ofDay: Card =
      look === 'day' ? dayCard(quote, day) : { kind: 'quote', quote, settings: card.settings }
    return places.map((place) => ({ card: ofDay, place, day }))
  })
  return itemsOf(drawn, making)
}

export function itemsOfQuotes(
  quotes: readonly Quote[],
  places: readonly OutputId[],
  look: SetLook,
  card: Card,
  making: SetMaking,
): SetItem[] {
  const drawn = quotes.flatMap((quote) => {
    const settings = look === 'day' ? lookByLength(quote, card.settings) : card.settings
    return places.map((place) => ({ card: { kind: 'quote' as const, quote, settings }, place, day: null }))
  })
  return itemsOf(drawn, making)
}

/** A few words are set large; long texts in a column. */
const BY_LENGTH: readonly { most: number; templates: readonly TemplateId[] }[] = [
  { most: 60, templates: ['loud', 'daybreak', 'gilded', 'dusk'] },
  { most: 180, templates: ['modern', 'retro', 'twoLeaves', 'naturalGreen'] },
  { most: Infinity, templates: ['review', 'minimal', 'professional'] },
]
const HAN_IN_LATIN = 2.5 // letters that take the room of one Chinese character

function lookByLength({ id, content, translation }: Quote, current: CardSettings): CardSettings {
  const han = (content + translation).match(/\p{Script=Han}/gu)?.length ?? 0
  const length = content.length + translation.length + han * (HAN_IN_LATIN - 1)
  const { templates } = BY_LENGTH.find(({ most }) => length <= most)!
  return applyTemplate(templates[sumOf(id, 0) % templates.length]!, current)
}

function itemsOf(drawn: readonly Pick<SetItem, 'card' | 'place' | 'day'>[], making: SetMaking): SetItem[] {
  const { pattern, quality, scale, opensAgain } = making
  const formats = drawn.map(({ place }) => formatFor(place, making))
  const names = fileNames(
    pattern,
    drawn.map(({ card, place, day }, at) => ({
      date: day ?? dayOf(card),
      target: outputInName(place),
      ext: formats[at] ?? '',
      ...namingWords(card),
    })),
  )
  return drawn.map(({ card, place, day }, at) => {
    const item: Omit<SetItem, 'id'> = {
      card: cardFor(card, place),
      place,
      target: isTarget(place) ? place : null,
      ratio: ratioOfPlace(place),
      format: formats[at] ?? making.usualFormat,
      quality,
      scale,
      opensAgain,
      day,
      fileName: names[at] ?? '',
    }
    return { id: itemId(item), ...item }
  })
}

function namingWords(card: Card): { author: string; words: string } {
  if (card.kind === 'product') return { author: '', words: card.product.name.slice(0, WORDS_LENGTH) }
  const { author, content, original, translation } = card.quote
  const words = firstWords(original === 'zh' && translation !== '' ? translation : content)
  return { author, words: words.slice(0, WORDS_LENGTH).trim() }
}

const WORDS_LENGTH = 40

function formatFor(place: OutputId, { format, usualFormat }: SetMaking): FormatId {
  if (format !== 'own') return format
  return isTarget(place) ? TARGETS[place].format : usualFormat
}

/** Resuming redraws only what changed: day, preset and two hashes of the rest. */
function itemId({ fileName: _name, ...item }: Omit<SetItem, 'id'>): string {
  const text = jsonInOrder(item)
  const sums = [2166136261, 40389].map((start) => sumOf(text, start).toString(36))
  return [item.day ?? 'card', item.place.replace(':', 'x'), ...sums].join('-')
}

/** FNV-1a with initial value `start`. */
function sumOf(text: string, start: number): number {
  let sum = start
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619)
  return sum >>> 0
}

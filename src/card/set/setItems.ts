import type { FormatId } from '../../look/ids'
import { TARGETS } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { dayOf, type Card } from '../card'
import { dayCard } from '../dayCard'
import type { ExportOptions } from '../exportOptions'
import { fileNames } from './fileNames'
import { itemId } from './itemId'
import { cardFor, isTarget, placeInName, ratioOfPlace } from './places'
import type { DayRange } from './range'
import type { PlaceId, SetDay, SetFormat, SetItem } from './setItem'

/** How the pictures of a set are made. */
export interface SetMaking extends Pick<ExportOptions, 'quality' | 'scale' | 'opensAgain'> {
  format: SetFormat
  usualFormat: FormatId // of `own`, where a place wants none
  pattern: string // of file names
}

/** `card`: each day in the look of the card; `day`: in the look that the day has on its own page. */
export type SetLook = 'card' | 'day'

/** What a visitor chooses of a set: with the card, all that its pictures follow from. */
export interface SetChoice extends Pick<SetMaking, 'format' | 'pattern'> {
  tab: 'sizes' | 'days'
  places: readonly PlaceId[]
  range: DayRange
  look: SetLook
  scale: ExportOptions['scale']
}

/** One card in many places. */
export function itemsInPlaces(card: Card, places: readonly PlaceId[], making: SetMaking): SetItem[] {
  return itemsOf(
    places.map((place) => ({ card, place, day: null })),
    making,
  )
}

/** Days in one or several places, day by day. The words of the days; of `card` the look alone. */
export function itemsOfDays(
  days: readonly SetDay[],
  places: readonly PlaceId[],
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

type Drawn = Pick<SetItem, 'card' | 'place' | 'day'>

function itemsOf(drawn: readonly Drawn[], making: SetMaking): SetItem[] {
  const { pattern, quality, scale, opensAgain } = making
  const formats = drawn.map(({ place }) => formatFor(place, making))
  const names = fileNames(
    pattern,
    drawn.map(({ card, place, day }, at) => ({
      date: day ?? dayOf(card),
      target: placeInName(place),
      ext: formats[at] ?? '',
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

function formatFor(place: PlaceId, { format, usualFormat }: SetMaking): FormatId {
  if (format !== 'own') return format
  return isTarget(place) ? TARGETS[place].format : usualFormat
}

/** Every target, in the registry's order: what the tab Sizes offers. */
export const EVERY_TARGET = keysOf(TARGETS)

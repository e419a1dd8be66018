import { atom, type Getter } from 'jotai'
import { DEFAULT_PATTERN, PATTERN_OF_PAGES, PATTERN_OF_QUOTES } from '../../card/set/fileNames'
import { quoteOfMine, type MyQuote } from '../../card/myQuote'
import { outputOf } from '../../card/set/outputs'
import { daysOfRange, endsOf, type DayRange } from '../../card/set/range'
import { nameOfCard, nameOfDays } from '../../card/set/setName'
import type { OutputId, SetFormat, SetItem } from '../../card/set/setItem'
import {
  type SetChoice,
  type SetLook,
  itemsInPlaces,
  itemsOfDays,
  itemsOfQuotes,
  type SetMaking,
} from '../../card/set/setItems'
import type { FirstWeekday } from '../../calendar/monthGrid'
import { exportOptionsAtom } from '../exporting'
import { cardAtom } from '../card'
import { loadMine, showsMineAtom, todayOf } from '../quote'
import type { Quote } from '../../card/quote'
import { loadAlmanac } from '../../quotes/loadAlmanac'
import { shownCardAtom } from '../draft'
import { hasPagesAtom } from '../view'

export type SetTab = 'sizes' | 'days' | 'quotes' | 'print'

/** Chosen in My Quotes. */
export const quotesToMakeAtom = atom<readonly MyQuote[]>([])

export const setTabAtom = atom<SetTab>('sizes')

/** The pages of one text instead of sizes of one card: they are filled for its own size alone. */
export const arePagesAtom = atom((get) => get(hasPagesAtom) && get(setTabAtom) === 'sizes')

const FIRST_PLACES: readonly OutputId[] = [
  'instagram-post',
  'instagram-story',
  'instagram-square',
  'xiaohongshu',
  'x',
]

/** The outputs chosen in the Sizes tab, in the set's order. */
export const placesAtom = atom<readonly OutputId[]>(FIRST_PLACES)

/** It is what is usual, until the visitor chooses. */
function chosenAtom<Value>(usual: (get: Getter) => Value) {
  const ownAtom = atom<{ value: Value } | null>(null)
  return atom(
    (get) => get(ownAtom)?.value ?? usual(get),
    (_get, set, value: Value) => set(ownAtom, { value }),
  )
}

/** Outputs of the days; initially the card's, or the day's own shape with its own look. */
export const placesOfDaysAtom = chosenAtom((get): readonly OutputId[] => {
  const card = get(cardAtom)
  return get(lookAtom) === 'day' || !card ? ['4:5'] : [outputOf(card.settings)]
})

export const lookAtom = atom<SetLook>('card')

/** The first weekday; the page sets it by its language. */
export const firstWeekdayAtom = atom<FirstWeekday>(0)

export const rangeAtom = chosenAtom((get): DayRange => ({
  kind: 'month',
  month: todayOf(get).slice(0, 7),
}))

export const daysAtom = atom((get) => daysOfRange(get(rangeAtom), get(firstWeekdayAtom)))

export const rangeEndsAtom = atom((get) => endsOf(get(rangeAtom), get(firstWeekdayAtom)))

const formatsAtom = atom<Partial<Record<SetTab, SetFormat>>>({})

/** For the open tab: sizes use each output's format, days the card's. */
export const setFormatAtom = atom(
  (get): SetFormat => {
    const tab = get(setTabAtom)
    return get(formatsAtom)[tab] ?? (tab === 'sizes' ? 'own' : get(exportOptionsAtom).format)
  },
  (get, set, format: SetFormat) => set(formatsAtom, { ...get(formatsAtom), [get(setTabAtom)]: format }),
)

/** × card size, for pictures without a target. */
export const setScaleAtom = chosenAtom((get) => get(exportOptionsAtom).scale)

export const patternAtom = chosenAtom((get): string => {
  if (get(arePagesAtom)) return PATTERN_OF_PAGES
  return get(setTabAtom) === 'quotes' ? PATTERN_OF_QUOTES : DEFAULT_PATTERN
})

/** All choices, stored with a run; null in the Print tab, which has no set. */
export const setChoiceAtom = atom(
  (get): SetChoice | null => {
    const tab = get(setTabAtom)
    if (tab === 'print') return null
    return {
      tab,
      places: get(tab === 'sizes' ? placesAtom : placesOfDaysAtom),
      range: get(rangeAtom),
      look: get(lookAtom),
      format: get(setFormatAtom),
      scale: get(setScaleAtom),
      pattern: get(patternAtom),
    }
  },
  (_get, set, { tab, places, range, look, format, scale, pattern }: SetChoice) => {
    set(setTabAtom, tab)
    if (tab === 'sizes') set(placesAtom, places)
    else set(placesOfDaysAtom, places)
    set(rangeAtom, range)
    set(lookAtom, look)
    set(setFormatAtom, format)
    set(setScaleAtom, scale)
    set(patternAtom, pattern)
  },
)

export const setNameAtom = atom((get) => {
  const card = get(cardAtom)
  if (get(setTabAtom) === 'quotes') return 'quotidian-quotes'
  if (get(setTabAtom) === 'days') return nameOfDays(get(rangeAtom), get(rangeEndsAtom))
  return card ? nameOfCard(card) : 'quotidian'
})

export const quoteOfDayAtom = atom<{ quoteOf: (day: string) => Quote; isMine: boolean } | null>(null)

/** Loads the almanac. @returns whether it loaded; call again to retry */
export const loadQuotesAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(quoteOfDayAtom)?.isMine === false && !get(showsMineAtom)) return true
  try {
    const { almanacQuote } = await loadAlmanac()
    const mine = await loadMine(get, ({ readMyDays }) => readMyDays(get))
    set(quoteOfDayAtom, { quoteOf: (day) => mine?.(day) ?? almanacQuote(day), isMine: mine !== null })
    return true
  } catch (error) {
    console.warn('The almanac did not load', error)
    return false
  }
})

function quotesToMake(get: Getter): Quote[] {
  const today = todayOf(get)
  return get(quotesToMakeAtom).map((mine) => quoteOfMine(mine, mine.day.length === 10 ? mine.day : today))
}

export const setItemsAtom = atom((get): readonly SetItem[] => {
  const card = get(shownCardAtom)
  const { quality, opensAgain, format: usualFormat } = get(exportOptionsAtom)
  const making: SetMaking = {
    format: get(setFormatAtom),
    usualFormat,
    scale: get(setScaleAtom),
    quality,
    opensAgain,
    pattern: get(patternAtom),
  }
  if (!card || get(setTabAtom) === 'print') return []
  if (get(arePagesAtom)) return itemsInPlaces(card, [outputOf(card.settings)], making)
  if (get(setTabAtom) === 'sizes') return itemsInPlaces(card, get(placesAtom), making)
  if (get(setTabAtom) === 'quotes')
    return itemsOfQuotes(quotesToMake(get), get(placesOfDaysAtom), get(lookAtom), card, making)
  const quotes = get(quoteOfDayAtom)
  if (!quotes) return []
  const days = get(daysAtom).days.map((day) => ({ day, quote: quotes.quoteOf(day) }))
  return itemsOfDays(days, get(placesOfDaysAtom), get(lookAtom), card, making)
})

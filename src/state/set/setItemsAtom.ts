import { atom } from 'jotai'
import type { SetItem } from '../../card/set/setItem'
import { itemsInPlaces, itemsOfDays, type SetMaking } from '../../card/set/setItems'
import type { Quote } from '../../card/quote'
import { loadAlmanac } from '../../quotes/loadAlmanac'
import { exportOptionsAtom } from '../exporting'
import { shownCardAtom } from '../draft'
import {
  daysAtom,
  lookAtom,
  patternAtom,
  placesAtom,
  placesOfDaysAtom,
  setFormatAtom,
  setScaleAtom,
  setTabAtom,
} from './setChoice'

export const quoteOfDayAtom = atom<{ quoteOf: (day: string) => Quote } | null>(null)

export const hasQuotesAtom = atom((get) => get(quoteOfDayAtom) !== null)

/** Loads the almanac. @returns whether it loaded; call again to retry */
export const loadQuotesAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(quoteOfDayAtom)) return true
  try {
    const { almanacQuote } = await loadAlmanac()
    set(quoteOfDayAtom, { quoteOf: almanacQuote })
    return true
  } catch (error) {
    console.warn('The almanac did not load', error)
    return false
  }
})

const makingAtom = atom((get): SetMaking => {
  const { quality, opensAgain } = get(exportOptionsAtom)
  const usualFormat = get(exportOptionsAtom).format
  return {
    format: get(setFormatAtom),
    usualFormat,
    scale: get(setScaleAtom),
    quality,
    opensAgain,
    pattern: get(patternAtom),
  }
})

export const setItemsAtom = atom((get): readonly SetItem[] => {
  const card = get(shownCardAtom)
  const making = get(makingAtom)
  if (!card || get(setTabAtom) === 'print') return []
  if (get(setTabAtom) === 'sizes') return itemsInPlaces(card, get(placesAtom), making)
  const quotes = get(quoteOfDayAtom)
  if (!quotes) return []
  const days = get(daysAtom).days.map((day) => ({ day, quote: quotes.quoteOf(day) }))
  return itemsOfDays(days, get(placesOfDaysAtom), get(lookAtom), card, making)
})

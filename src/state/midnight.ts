import { atom } from 'jotai'
import { localDay, msToMidnight } from '../quotes/dates'
import { quoteDependenciesAtom } from './quote'

const LONGEST_WAIT_MS = 60_000

const knownDayAtom = atom<string | null>(null)
const offeredDayAtom = atom<string | null>(null)

/** The day that began while the tab was open and whose quote has not been looked at; null before midnight. */
export const newDayAtom = atom((get) => get(offeredDayAtom))

/** Looks at the calendar: the first look learns the day, a later one may find that another has begun. */
export const checkDayAtom = atom(null, (get, set) => {
  const today = localDay(get(quoteDependenciesAtom).now())
  const known = get(knownDayAtom)
  set(knownDayAtom, today)
  if (known !== null && today > known) set(offeredDayAtom, today)
})

/** Seen, or not wanted. */
export const closeNewDayAtom = atom(null, (_get, set) => set(offeredDayAtom, null))

/**
 * How long until the next look: till midnight, but never more than a minute, since a timer does not count the time
 * that a machine sleeps.
 */
export const msToNextDayCheckAtom = atom(null, (get) => {
  const waitMs = msToMidnight(get(quoteDependenciesAtom).now())
  return waitMs > 0 && waitMs < LONGEST_WAIT_MS ? waitMs : LONGEST_WAIT_MS
})

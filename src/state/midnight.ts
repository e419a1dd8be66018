import { atom, type Atom } from 'jotai'
import { msToMidnight } from '../quotes/dates'
import { todayOf } from './quote'

const LONGEST_WAIT_MS = 60_000

const knownDayAtom = atom<string | null>(null)

export const todayAtom: Atom<string | null> = knownDayAtom

/** A day that began while the tab was open; null if none, or once its quote is seen or dismissed. */
export const newDayAtom = atom<string | null>(null)

/** The first check stores the date; a later one may find a new day. */
export const checkDayAtom = atom(null, (get, set) => {
  const today = todayOf(get)
  const known = get(knownDayAtom)
  set(knownDayAtom, today)
  if (known !== null && today > known) set(newDayAtom, today)
})

/** At most a minute, because timers do not count the time a machine sleeps. */
export function msToNextDayCheck(now: Date): number {
  const waitMs = msToMidnight(now)
  return waitMs > 0 && waitMs < LONGEST_WAIT_MS ? waitMs : LONGEST_WAIT_MS
}

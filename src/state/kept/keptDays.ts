import { atom, type Getter } from 'jotai'
import { isDayName } from '../../calendar/dayPaths'
import { isRecord } from '../../scene/values'
import { KeptError, keptDependenciesAtom, keptRecordsAtom, type KeptProblem } from './keptRecords'

/** A day that a visitor keeps: `11-22` of any year, or `2026-11-22`. */
export interface KeptDay {
  day: string
  keptAt: number // ms since 1970
}

/** What came of keeping a day or of taking it out. */
export type KeepDayOutcome = 'kept' | 'removed' | KeptProblem

/** Of the keys of kept days, as `day:11-22`. */
export const KEPT_DAY_PREFIX = 'day:'

const listBaseAtom = atom<readonly KeptDay[] | null>(null)

const listAtom = atom(
  (get) => get(listBaseAtom),
  (get, set) => {
    const read = () =>
      void readKeptDays(get).then(
        (days) => set(listBaseAtom, days),
        () => set(listBaseAtom, (known) => known ?? []), // nothing can be kept here: pressing the button says so
      )
    read()
    return get(keptRecordsAtom).onOthers((keys) => {
      if (keys.some((key) => key.startsWith(KEPT_DAY_PREFIX))) read()
    })
  },
)
listAtom.onMount = (follow) => follow()

/** Kept days, the latest first; null while they are read: as soon as the atom is in use. What other tabs change is seen. */
export const keptDayListAtom = atom((get) => get(listAtom))

/** Their names, the latest first; null while they are read. */
export const keptDaysAtom = atom((get): ReadonlySet<string> | null => {
  const days = get(listAtom)
  return days && new Set(days.map(({ day }) => day))
})

/** Keeps a day, or takes out one that is kept. Says what came of it; after a failure everything is as before. */
export const keepDayAtom = atom(null, async (get, set, day: string): Promise<KeepDayOutcome> => {
  const key = KEPT_DAY_PREFIX + day
  let kept: KeptDay | null = null
  try {
    await get(keptRecordsAtom).update(key, (stored) => {
      kept = stored === undefined ? { day, keptAt: get(keptDependenciesAtom).now() } : null
      return new Map([[key, kept ? { keptAt: kept.keptAt } : undefined]])
    })
  } catch (error) {
    if (error instanceof KeptError) return error.code
    throw error
  }
  const others = (get(listBaseAtom) ?? []).filter((known) => known.day !== day)
  if (get(listBaseAtom)) set(listBaseAtom, kept ? [kept, ...others] : others)
  return kept ? 'kept' : 'removed'
})

/** Keeps days of a file that are not kept yet; returns how many, or the problem if none was written. */
export const addKeptDaysAtom = atom(
  null,
  async (get, set, days: readonly KeptDay[]): Promise<number | KeptProblem> => {
    try {
      const kept = new Set((await readKeptDays(get)).map(({ day }) => day))
      const fresh = new Map(
        days
          .filter(({ day }) => !kept.has(day))
          .map(({ day, keptAt }): [string, unknown] => [KEPT_DAY_PREFIX + day, { keptAt }]),
      )
      if (fresh.size > 0) await get(keptRecordsAtom).write(fresh)
      set(listBaseAtom, await readKeptDays(get))
      return fresh.size
    } catch (error) {
      if (error instanceof KeptError) return error.code
      throw error
    }
  },
)

/** As they are stored at this moment, the latest first. @throws {KeptError} */
export const readKeptDaysAtom = atom(null, (get) => readKeptDays(get))

async function readKeptDays(get: Getter): Promise<KeptDay[]> {
  const records = await get(keptRecordsAtom).between(KEPT_DAY_PREFIX, `${KEPT_DAY_PREFIX}\uffff`)
  return records
    .map(([key, value]) => ({
      day: key.slice(KEPT_DAY_PREFIX.length),
      keptAt: isRecord(value) && typeof value.keptAt === 'number' ? value.keptAt : 0,
    }))
    .filter(({ day }) => isDayName(day))
    .toSorted((one, other) => other.keptAt - one.keptAt)
}

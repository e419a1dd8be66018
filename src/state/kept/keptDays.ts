import { atom, type Getter, type Setter } from 'jotai'
import { almanacDay, isDayName } from '../../calendar/dayPaths'
import { isRecord } from '../../scene/values'
import { isTime } from '../../card/keptId'
import {
  attempt,
  followedRecords,
  keptDependenciesAtom,
  keptRecordsAtom,
  type Changes,
  type KeptProblem,
} from './keptRecords'

/** A day a visitor keeps: `11-22` for any year, or `2026-11-22`. */
export interface KeptDay {
  day: string
  keptAt: number // ms since 1970
}

export type KeepDayOutcome = 'kept' | 'removed' | KeptProblem

/** Key prefix, as in `day:11-22`. */
export const KEPT_DAY_PREFIX = 'day:'

const { baseAtom: listBaseAtom, listAtom } = followedRecords(KEPT_DAY_PREFIX, readKeptDays)

/**
 * Kept days, newest first; null while loading. Read once the atom is used; reflects changes by other tabs.
 */
export const keptDayListAtom = listAtom

export const keptDaysAtom = atom((get): ReadonlySet<string> | null => {
  const days = get(listAtom)
  return days && new Set(days.map(({ day }) => day))
})

/** True if the day is kept by its own name, or, for a date, by its day of any year. */
export function isDayKept(kept: ReadonlySet<string>, day: string): boolean {
  return keepingNames(day).some((name) => kept.has(name))
}

/**
 * Keeps a day, or removes a kept one under every name, so that it no longer shows as kept. A failure changes
 * nothing.
 */
export const keepDayAtom = atom(null, async (get, set, day: string): Promise<KeepDayOutcome> => {
  const names = keepingNames(day)
  let kept: KeptDay | null = null
  const problem = await changed(get, names, (stored) => {
    kept = stored.every((record) => record === undefined)
      ? { day, keptAt: get(keptDependenciesAtom).now() }
      : null
    return kept
      ? new Map([[KEPT_DAY_PREFIX + day, { keptAt: kept.keptAt }]])
      : new Map(names.map((name) => [KEPT_DAY_PREFIX + name, undefined]))
  })
  if (problem) return problem
  show(get, set, names, kept)
  return kept ? 'kept' : 'removed'
})

/** Removes a day under this name only, as My Cards lists it. Returns the problem if it failed. */
export const releaseDayAtom = atom(null, async (get, set, day: string): Promise<KeptProblem | null> => {
  const problem = await changed(get, [day], () => new Map([[KEPT_DAY_PREFIX + day, undefined]]))
  if (!problem) show(get, set, [day], null)
  return problem
})

function show(get: Getter, set: Setter, gone: readonly string[], kept: KeptDay | null) {
  const known = get(listBaseAtom)
  if (!known) return
  const others = known.filter(({ day }) => !gone.includes(day))
  set(listBaseAtom, kept ? [kept, ...others] : others)
}

/** A date is kept by its own name and by its day of any year. */
function keepingNames(day: string): string[] {
  return [...new Set([day, almanacDay(day)])]
}

function changed(get: Getter, names: readonly string[], change: (stored: readonly unknown[]) => Changes) {
  const [first = '', ...others] = names.map((name) => KEPT_DAY_PREFIX + name)
  const records = get(keptRecordsAtom)
  return attempt(() => records.update(first, (stored, rest) => change([stored, ...rest]), others))
}

/** Keeps new days from a file; returns their number, or the problem if none was written. */
export const addKeptDaysAtom = atom(null, async (get, set, days: readonly KeptDay[]) => {
  let count = 0
  const problem = await attempt(async () => {
    const kept = new Set((await readKeptDays(get)).map(({ day }) => day))
    const fresh = new Map<string, unknown>(
      days.filter(({ day }) => !kept.has(day)).map(({ day, keptAt }) => [KEPT_DAY_PREFIX + day, { keptAt }]),
    )
    if (fresh.size > 0) await get(keptRecordsAtom).write(fresh)
    set(listBaseAtom, await readKeptDays(get))
    count = fresh.size
  })
  return problem ?? count
})

/** @throws {KeptError} */
export async function readKeptDays(get: Getter): Promise<KeptDay[]> {
  const records = await get(keptRecordsAtom).between(KEPT_DAY_PREFIX, `${KEPT_DAY_PREFIX}\uffff`)
  return records
    .map(([key, value]) => ({
      day: key.slice(KEPT_DAY_PREFIX.length),
      keptAt: isRecord(value) && isTime(value.keptAt) ? value.keptAt : 0,
    }))
    .filter(({ day }) => isDayName(day))
    .toSorted((one, other) => other.keptAt - one.keptAt)
}

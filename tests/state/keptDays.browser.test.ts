import { createStore as createKeyStore, keys, type UseStore } from 'idb-keyval'
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import {
  isDayKept,
  keepDayAtom,
  keptDayListAtom,
  keptDaysAtom,
  releaseDayAtom,
} from '../../src/state/kept/keptDays'
import { keptDependenciesAtom } from '../../src/state/kept/keptRecords'

let databases = 0

function openTab(kept = createKeyStore(`days-${(databases += 1)}`, 'kept'), name = `days-${databases}`) {
  const store = createStore()
  let nowMs = 1_000
  store.set(keptDependenciesAtom, {
    open: () => kept,
    channel: () => new BroadcastChannel(name),
    now: () => (nowMs += 1_000),
    random: () => 0.5,
  })
  const stop = store.sub(keptDaysAtom, () => undefined)
  const days = () => expect.poll(() => store.get(keptDaysAtom)).not.toBeNull()
  return { store, kept, name, stop, days }
}

function full(kept: UseStore): UseStore {
  return (mode, act) => {
    if (mode === 'readwrite') return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    return kept(mode, act)
  }
}

describe('kept days', () => {
  it('are not known until they are read, and then the latest comes first', async () => {
    const tab = openTab()
    expect(tab.store.get(keptDaysAtom)).toBeNull()
    await tab.days()
    expect(await tab.store.set(keepDayAtom, '11-22')).toBe('kept')
    expect(await tab.store.set(keepDayAtom, '2026-11-23')).toBe('kept')
    expect([...tab.store.get(keptDaysAtom)!]).toEqual(['2026-11-23', '11-22'])
    const again = openTab(tab.kept, tab.name)
    await again.days()
    expect([...again.store.get(keptDaysAtom)!]).toEqual(['2026-11-23', '11-22'])
    expect(again.store.get(keptDayListAtom)![1]).toEqual({ day: '11-22', keptAt: 2_000 })
  })

  it('are of every year or of one: a day of any year keeps its dates, a date keeps no other', async () => {
    const { store, days } = openTab()
    await days()
    const kept = () => store.get(keptDaysAtom)!
    await store.set(keepDayAtom, '2026-11-22')
    expect(['2026-11-22', '11-22', '2025-11-22'].map((day) => isDayKept(kept(), day))).toEqual([
      true,
      false,
      false,
    ])
    await store.set(keepDayAtom, '11-22')
    expect([...kept()]).toEqual(['11-22', '2026-11-22'])
    expect(isDayKept(kept(), '2025-11-22')).toBe(true)
  })

  it('are taken out under each name that keeps them, so that pressing shows what it did', async () => {
    const { store, days } = openTab()
    await days()
    await store.set(keepDayAtom, '2026-11-22')
    await store.set(keepDayAtom, '11-22')
    expect(await store.set(keepDayAtom, '2025-11-22')).toBe('removed')
    expect([...store.get(keptDaysAtom)!]).toEqual(['2026-11-22'])
    expect(await store.set(keepDayAtom, '11-22')).toBe('kept')
    expect(await store.set(keepDayAtom, '2026-11-22')).toBe('removed')
    expect([...store.get(keptDaysAtom)!]).toEqual([])
  })

  it('are taken out of the list one by one', async () => {
    const { store, days, kept } = openTab()
    await days()
    await store.set(keepDayAtom, '2026-11-22')
    await store.set(keepDayAtom, '11-22')
    expect(await store.set(releaseDayAtom, '2026-11-22')).toBeNull()
    expect([...store.get(keptDaysAtom)!]).toEqual(['11-22'])
    expect(await keys(kept)).toEqual(['day:11-22'])
  })

  it('are taken out by pressing again', async () => {
    const tab = openTab()
    await tab.days()
    await tab.store.set(keepDayAtom, '11-22')
    expect(await tab.store.set(keepDayAtom, '11-22')).toBe('removed')
    expect(tab.store.get(keptDaysAtom)).toEqual(new Set())
    expect(await keys(tab.kept)).toEqual([])
  })

  it('are seen by other tabs at once', async () => {
    const tab = openTab()
    const other = openTab(tab.kept, tab.name)
    await Promise.all([tab.days(), other.days()])
    await tab.store.set(keepDayAtom, '01-01')
    await expect.poll(() => other.store.get(keptDaysAtom)).toEqual(new Set(['01-01']))
    await other.store.set(keepDayAtom, '01-01')
    await expect.poll(() => tab.store.get(keptDaysAtom)).toEqual(new Set())
  })

  it('stay as they are where there is no room, which is said', async () => {
    const tab = openTab()
    await tab.days()
    await tab.store.set(keepDayAtom, '11-22')
    const crowded = openTab(full(tab.kept), tab.name)
    await crowded.days()
    expect(await crowded.store.set(keepDayAtom, '11-23')).toBe('full')
    expect(await crowded.store.set(keepDayAtom, '11-22')).toBe('full')
    expect(await crowded.store.set(releaseDayAtom, '11-22')).toBe('full')
    expect(crowded.store.get(keptDaysAtom)).toEqual(new Set(['11-22']))
  })

  it('are none where the browser stores nothing', async () => {
    const refusing: UseStore = () => Promise.reject(new DOMException('no', 'SecurityError'))
    const tab = openTab(refusing)
    await tab.days()
    expect(tab.store.get(keptDaysAtom)).toEqual(new Set())
    expect(await tab.store.set(keepDayAtom, '11-22')).toBe('blocked')
  })
})

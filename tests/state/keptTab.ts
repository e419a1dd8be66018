import { createStore as createKeyStore, type UseStore } from 'idb-keyval'
import { createStore } from 'jotai'
import { expect } from 'vitest'
import { keptCardsAtom } from '../../src/state/kept/keptCards'
import { keptDependenciesAtom } from '../../src/state/kept/keptRecords'

let databases = 0

export function openKeptTab(of?: { kept: UseStore; name: string }) {
  const name = of?.name ?? `kept-${Date.now()}-${(databases += 1)}`
  const kept = of?.kept ?? createKeyStore(name, 'kept')
  const store = createStore()
  let nowMs = 1_795_000_000_000 + databases
  store.set(keptDependenciesAtom, {
    open: () => kept,
    channel: () => new BroadcastChannel(name),
    now: () => (nowMs += 1_000),
    random: Math.random,
  })
  return { store, kept, name }
}

export async function readList({ store }: ReturnType<typeof openKeptTab>): Promise<() => void> {
  const stop = store.sub(keptCardsAtom, () => undefined)
  await expect.poll(() => store.get(keptCardsAtom).isReading).toBe(false)
  return stop
}

export function fullDisk(kept: UseStore): UseStore {
  return (mode, act) => {
    if (mode === 'readwrite') return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    return kept(mode, act)
  }
}

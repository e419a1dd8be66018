import type { createStore } from 'jotai'
import {
  ASSET_CACHE,
  EVERYTHING_FILE,
  everythingAtom,
  PICTURE_CACHE,
  type Everything,
} from '../../state/edition'
import { readStored, writeStored } from '../../state/storage/stored'
import { savesData } from '../browser/savesData'

const KEY = 'quotidian-offline'

type Store = ReturnType<typeof createStore>

/** As the visitor chose; else true for an installed app, unless the browser saves data. */
export function wantsEverything(): boolean {
  const chosen = readStored(KEY)
  return chosen ? chosen === 'on' : matchMedia('(display-mode: standalone)').matches && !savesData()
}

/** @throws if the list did not load */
export async function everything(): Promise<Everything> {
  const answer = await fetch(EVERYTHING_FILE)
  if (!answer.ok) throw new Error(`${EVERYTHING_FILE}: ${answer.status}`)
  return (await answer.json()) as Everything
}

/** Switching off frees the room; what is used later is stored again. */
export async function chooseEverything(store: Store, isWanted: boolean): Promise<void> {
  writeStored(KEY, isWanted ? 'on' : 'off')
  if (isWanted) return storeEverything(store)
  store.set(everythingAtom, { isWanted, share: 0, hasFailed: false })
  for (const file of (await everything()).files) await (await cacheOf(file)).delete(file)
}

let isStoring = false

/** Stores one file at a time, so that the page's own requests have priority; the next visit resumes here. */
export async function storeEverything(store: Store): Promise<void> {
  store.set(everythingAtom, (before) => ({ ...before, isWanted: true, hasFailed: false }))
  if (isStoring) return
  isStoring = true
  try {
    const { files } = await everything()
    for (const [at, file] of files.entries()) {
      const cache = await cacheOf(file)
      if (!(await cache.match(file))) await cache.add(file)
      if (!store.get(everythingAtom).isWanted) return
      store.set(everythingAtom, (before) => ({ ...before, share: (at + 1) / files.length }))
    }
  } catch (reason) {
    console.warn('Not everything is stored for use offline.', reason)
    store.set(everythingAtom, (before) => ({ ...before, hasFailed: true }))
  } finally {
    isStoring = false
  }
}

const cacheOf = (file: string) => caches.open(file.startsWith('/assets/') ? ASSET_CACHE : PICTURE_CACHE)

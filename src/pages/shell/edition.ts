import type { createStore } from 'jotai'
import { Workbox } from 'workbox-window'
import { editionAtom, FONT_CACHE, type WorkerMessage } from '../../state/edition'
import { savesData, storeType } from './storeType'

const LOOK_AGAIN_MS = 3_600_000
const TYPE_FIRST_MS = 15_000

let worker: Workbox | null = null
let hasAgreed = false

/** Has the site stored for use without a network, and looks whether there is a new edition. Nothing is ever reloaded unasked. */
export async function watchEdition(store: ReturnType<typeof createStore>): Promise<void> {
  if (worker) return
  worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () => store.set(editionAtom, 'waiting'))
  let isStored = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isStored)
      isStored = true // the first edition, on a first visit
    else if (hasAgreed)
      location.reload() // what is in work is kept as the page goes (state/storage/)
    else store.set(editionAtom, 'changed')
  })
  const typed = savesData() ? Promise.resolve() : storeType(store)
  if (!isStored) {
    // Type comes first where it comes soon: once there is a worker, what today needs is there.
    await Promise.race([typed, new Promise((resolve) => setTimeout(resolve, TYPE_FIRST_MS))])
    await keepUsedFonts()
  }
  await worker.register()
  setInterval(() => void worker?.update().catch(() => {}), LOOK_AGAIN_MS)
  const { active } = await navigator.serviceWorker.ready
  await typed
  await keepUsedFonts()
  performance.mark('stored-for-offline') // in the browser's timeline, for those who wonder what the page does
  if (!savesData()) active?.postMessage({ type: 'STORE_ALMANAC' } satisfies WorkerMessage)
}

/** The waiting edition takes over, and this page is loaded anew with it. */
export function activateNewEdition(): void {
  hasAgreed = true
  worker?.messageSkipWaiting()
}

/** Font files that came while no worker stood between: the browser has them at hand. */
async function keepUsedFonts(): Promise<void> {
  const fonts = await caches.open(FONT_CACHE)
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.woff2'))
  await Promise.allSettled(
    [...new Set(used)].map(async (url) => {
      if (!(await fonts.match(url))) await fonts.add(new Request(url, { cache: 'force-cache' }))
    }),
  )
}

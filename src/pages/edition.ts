import type { createStore } from 'jotai'
import { Workbox } from 'workbox-window'
import { editionAtom, type WorkerMessage } from '../state/edition'
import { storeType } from './storeType'

const LOOK_AGAIN_MS = 3_600_000

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
      location.reload() // what is in work is kept as the page goes (state/storage.ts)
    else store.set(editionAtom, 'changed')
  })
  await worker.register()
  setInterval(() => void worker?.update().catch(() => {}), LOOK_AGAIN_MS)
  storeUsed((await navigator.serviceWorker.ready).active)
  await storeType(store)
  performance.mark('stored-for-offline') // in the browser's timeline, for those who wonder what the page does
}

/** The waiting edition takes over, and this page is loaded anew with it. */
export function takeNewEdition(): void {
  hasAgreed = true
  worker?.messageSkipWaiting()
}

/** Font files that came before there was anyone to store them. */
function storeUsed(active: ServiceWorker | null): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.woff2'))
  const message: WorkerMessage = { type: 'STORE', urls }
  active?.postMessage(message)
}

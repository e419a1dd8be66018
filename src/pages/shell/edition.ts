import type { createStore } from 'jotai'
import { Workbox } from 'workbox-window'
import { trustedScript } from '../../draw/trustedTypes'
import { editionAtom, FONT_CACHE, type WorkerMessage } from '../../state/edition'
import { savesData } from '../browser/savesData'
import type { Card } from '../../card/card'
import { applyTemplate } from '../../card/looks'
import { DEFAULT_SETTINGS } from '../../card/settings'
import { TEMPLATE_FONTS } from '../../card/templateFonts'
import { TEMPLATES } from '../../card/templates'
import { keysOf } from '../../scene/values'
import { cardAtom } from '../../state/card'
import { homeCardAtom } from '../../state/homeScene'
import { inputIdle } from '../browser/inputIdle'

const PLAIN_GROUND = { backgroundType: 'solid', backgroundColor: DEFAULT_SETTINGS.backgroundColor } as const

const UPDATE_CHECK_MS = 3_600_000
const FONTS_TIMEOUT_MS = 15_000

let worker: Workbox | null = null
let hasAgreed = false

/**
 * Registers the service worker for offline use, and checks for new editions. Never reloads without the
 * visitor's consent.
 */
export async function watchEdition(store: ReturnType<typeof createStore>): Promise<void> {
  if (worker) return
  worker = new Workbox(trustedScript('/sw.js'))
  worker.addEventListener('waiting', () => store.set(editionAtom, 'waiting'))
  let isStored = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isStored)
      isStored = true // the first edition, on a first visit
    else if (hasAgreed)
      location.reload() // The card is saved as the page closes (state/storage/).
    else store.set(editionAtom, 'changed')
  })
  const fontsLoaded = savesData() ? Promise.resolve() : preloadTemplateFonts(store)
  if (!isStored) {
    // Waits briefly for fonts, so that today's are stored once the worker is ready.
    await Promise.race([fontsLoaded, new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS))])
    await cacheUsedFonts()
  }
  await worker.register()
  setInterval(() => void worker?.update().catch(() => {}), UPDATE_CHECK_MS)
  const { active } = await navigator.serviceWorker.ready
  await fontsLoaded
  await cacheUsedFonts()
  performance.mark('stored-for-offline') // shows in the browser's performance timeline
  if (!savesData()) active?.postMessage({ type: 'STORE_ALMANAC' } satisfies WorkerMessage)
}

export function activateNewEdition(): void {
  hasAgreed = true
  navigator.serviceWorker.controller?.postMessage({ type: 'STOP_STORING' } satisfies WorkerMessage)
  worker?.messageSkipWaiting()
}

/** Caches fonts loaded before the worker was active, from the HTTP cache. */
async function cacheUsedFonts(): Promise<void> {
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

/**
 * Preloads fonts and code for today's text in every template, so that all work offline. Backgrounds have no
 * text, so a plain one suffices.
 */
async function preloadTemplateFonts(store: ReturnType<typeof createStore>): Promise<void> {
  const [{ browserWorld }, { browserFonts }, { readyScene }, { layoutCard }, { requestRules }] =
    await Promise.all([
      import('../../draw/browserWorld'),
      import('../../draw/fonts/browserFonts'),
      import('../../draw/readyScene'),
      import('../../layout/layoutCard'),
      import('../../draw/fonts/requestRules'),
    ])
  for (const id of keysOf(TEMPLATES)) {
    const card = store.get(cardAtom) ?? store.get(homeCardAtom)
    if (!card) return
    await requestRules(TEMPLATE_FONTS, idle)
    await idle()
    const settings = { ...applyTemplate(id, card.settings), ...PLAIN_GROUND }
    const inTemplate: Card = { ...card, settings }
    const lay = () => layoutCard(inTemplate, browserWorld())
    const { status } = await readyScene(lay, { fonts: browserFonts })
    if (status === 'offline') return
  }
}

async function idle(): Promise<void> {
  await inputIdle()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 200)
  })
}

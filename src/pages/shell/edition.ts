import type { createStore } from 'jotai'
import { Workbox } from 'workbox-window'
import { trustedScript } from '../../draw/trustedTypes'
import { editionAtom, ASSET_CACHE } from '../../state/edition'
import { savesData } from '../browser/savesData'
import type { Card } from '../../card/card'
import { applyTemplate } from '../../card/looks'
import { DEFAULT_SETTINGS } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { keysOf } from '../../scene/values'
import { cardAtom } from '../../state/card'
import { homeCardAtom } from '../../state/homeScene'
import { inputIdle } from '../browser/inputIdle'
import { storeEverything, wantsEverything } from './everything'

const PLAIN_GROUND = { backgroundType: 'solid', backgroundColor: DEFAULT_SETTINGS.backgroundColor } as const

const UPDATE_CHECK_MS = 3_600_000
const FONTS_TIMEOUT_MS = 15_000
const TEMPLATE_FONTS_BYTES = 400_000 // A first visit downloads at most 1.5 MB behind the visitor's back.

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
  await navigator.serviceWorker.ready
  await fontsLoaded
  await cacheUsedFonts()
  performance.mark('stored-for-offline') // shows in the browser's performance timeline
  if (wantsEverything()) await storeEverything(store)
}

export function activateNewEdition(): void {
  hasAgreed = true
  worker?.messageSkipWaiting()
}

/** Caches fonts loaded before the worker was active, from the HTTP cache. */
async function cacheUsedFonts(): Promise<void> {
  const fonts = await caches.open(ASSET_CACHE)
  await Promise.allSettled(
    [...new Set(usedFonts().map(({ name }) => name))].map(async (url) => {
      if (!(await fonts.match(url))) await fonts.add(new Request(url, { cache: 'force-cache' }))
    }),
  )
}

/**
 * Preloads fonts and code for today's text in the templates with the card's own type; all the others' would be
 * megabytes, and so would those that the first card was spared. Stops at a limit. Backgrounds have no text.
 */
async function preloadTemplateFonts(store: ReturnType<typeof createStore>): Promise<void> {
  const [{ browserWorld }, { browserFonts }, { hasFirstType }, { readyScene }, { layoutCard }] =
    await Promise.all([
      import('../../draw/fonts/browserMetrics'),
      import('../../draw/fonts/browserFonts'),
      import('../../draw/fonts/firstType'),
      import('../../draw/readyScene'),
      import('../../layout/layoutCard'),
    ])
  const before = bytesOf(usedFonts())
  for (const id of keysOf(TEMPLATES)) {
    const card = store.get(cardAtom) ?? store.get(homeCardAtom)
    if (!card) return
    const { fontFamily } = card.settings.textSettings
    if (hasFirstType()) return
    if (TEMPLATES[id].settings.textSettings.fontFamily !== fontFamily) continue
    await idle()
    const settings = { ...applyTemplate(id, card.settings), ...PLAIN_GROUND }
    const inTemplate: Card = { ...card, settings }
    const lay = () => layoutCard(inTemplate, browserWorld())
    const { status } = await readyScene(lay, { fonts: browserFonts })
    if (status === 'offline' || bytesOf(usedFonts()) - before > TEMPLATE_FONTS_BYTES) return
  }
}

function usedFonts(): PerformanceResourceTiming[] {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return loaded.filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.woff2'))
}

const bytesOf = (files: PerformanceResourceTiming[]) =>
  files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

async function idle(): Promise<void> {
  await inputIdle()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 200)
  })
}

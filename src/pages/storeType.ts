import type { createStore } from 'jotai'
import type { Card } from '../card/card'
import { applyTemplate } from '../card/looks'
import { TEMPLATES } from '../card/templates'
import { keysOf } from '../scene/values'
import { cardAtom } from '../state/card'
import { homeCardAtom } from '../state/homeScene'

/**
 * Loads the type that today's words need in every template, so that all of them can be chosen without a network. Only
 * when the page has nothing to do, and not for visitors who asked for little data.
 */
export async function storeType(store: ReturnType<typeof createStore>): Promise<void> {
  if (savesData()) return
  const [{ layoutCard }, { browserMetrics }, { withFonts }] = await Promise.all([
    import('../layout/layoutCard'),
    import('../draw/browserMetrics'),
    import('../draw/withFonts'),
  ])
  for (const id of keysOf(TEMPLATES)) {
    await idle()
    const card = store.get(cardAtom) ?? store.get(homeCardAtom)
    if (!card) return
    const inTemplate: Card = { ...card, settings: applyTemplate(id, card.settings) }
    const { status } = await withFonts(
      () => layoutCard(inTemplate, browserMetrics),
      new AbortController().signal,
    )
    if (status === 'offline') return
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 200)
  })
}

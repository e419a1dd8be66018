import type { createStore } from 'jotai'
import type { Card } from '../../card/card'
import { applyTemplate } from '../../card/looks'
import { TEMPLATES } from '../../card/templates'
import { keysOf } from '../../scene/values'
import { cardAtom } from '../../state/card'
import { homeCardAtom } from '../../state/homeScene'
import type { TextMetrics } from '../../text/metrics/metrics'
import { roughWidthPx } from '../../text/metrics/roughWidth'

/**
 * Loads the fonts that today's words need in every template, so that all of them can be chosen offline. Runs
 * only when the page is idle. Line breaks hardly affect which characters are on a card, so it is laid out
 * once, with approximate metrics.
 */
export async function preloadTemplateFonts(store: ReturnType<typeof createStore>): Promise<void> {
  const [{ layoutCard }, { covers, loadFonts }] = await Promise.all([
    import('../../layout/layoutCard'),
    import('../../draw/fonts/browserFonts'),
  ])
  const metrics: TextMetrics = { widthPx: roughWidthPx, covers }
  for (const id of keysOf(TEMPLATES)) {
    await idle()
    const card = store.get(cardAtom) ?? store.get(homeCardAtom)
    if (!card) return
    const inTemplate: Card = { ...card, settings: applyTemplate(id, card.settings) }
    const { status } = await loadFonts(layoutCard(inTemplate, metrics))
    if (status === 'offline') return
  }
}

/** The visitor asked to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 200)
  })
}

import type { createStore } from 'jotai'
import type { Card } from '../../card/card'
import { applyTemplate } from '../../card/looks'
import { DEFAULT_SETTINGS } from '../../card/settings'
import { TEMPLATE_FONTS } from '../../card/templateFonts'
import { TEMPLATES } from '../../card/templates'
import { inSlices } from '../../draw/inSlices'
import { keysOf } from '../../scene/values'
import { cardAtom } from '../../state/card'
import { homeCardAtom } from '../../state/homeScene'
import { inputIdle } from '../browser/inputIdle'
import { FULL_VIEW, type View } from '../../layout/view'
import type { TextMetrics } from '../../text/metrics/metrics'
import { roughInkEm, roughWidthPx } from '../../text/metrics/roughWidth'

const WORDS_ONLY: View = { ...FULL_VIEW, isWordsOnly: true }
const PLAIN_GROUND = { backgroundType: 'solid', backgroundColor: DEFAULT_SETTINGS.backgroundColor } as const

/**
 * Loads the fonts that today's words need in every template, so that all of them can be chosen offline. Runs
 * only when the page is idle. Line breaks hardly affect which characters are on a card, so it is laid out
 * once, with approximate metrics, in slices, on a plain ground and without the frame's back: what has no words takes most of the time.
 */
export async function preloadTemplateFonts(store: ReturnType<typeof createStore>): Promise<void> {
  const [{ layoutCardInSteps }, { covers, loadFonts }, { requestRules }] = await Promise.all([
    import('../../layout/layoutCard'),
    import('../../draw/fonts/browserFonts'),
    import('../../draw/fonts/requestRules'),
  ])
  const metrics: TextMetrics = { widthPx: roughWidthPx, covers, inkEm: roughInkEm }
  for (const id of keysOf(TEMPLATES)) {
    const card = store.get(cardAtom) ?? store.get(homeCardAtom)
    if (!card) return
    await requestRules(TEMPLATE_FONTS, idle)
    const settings = { ...applyTemplate(id, card.settings), ...PLAIN_GROUND }
    const inTemplate: Card = { ...card, settings }
    const { status } = await loadFonts(
      await inSlices(layoutCardInSteps(inTemplate, metrics, WORDS_ONLY), idle),
    )
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

import type { createStore } from 'jotai'
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

/**
 * Loads the fonts and the code that today's words need in every template, so that all of them can be chosen offline. Runs only when
 * the page is idle. The ground has no words: it is a plain one.
 */
export async function preloadTemplateFonts(store: ReturnType<typeof createStore>): Promise<void> {
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

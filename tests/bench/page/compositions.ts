import type { QuoteCard } from '../../../src/card/card'
import { loadFonts } from '../../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import { rasterPaintContext } from '../../../src/draw/rasterPaintContext'
import { paintedScene } from '../../../src/draw/paint/paintNodes'
import { pictures } from '../../../src/draw/pictures/images'
import { layoutCard } from '../../layout/withFeatures'
import { COMPOSITION_IDS, type CompositionId } from '../../../src/look/ids'
import entries from '../../../src/quotes/almanac.json'
import { benchCard, inComposition } from './benchCard'
import { saved } from './exporters'
import { flushed } from './flushed'

const THUMBNAIL_RATIO = 0.4 // 216 px wide: 108 CSS px on a dense screen
const THUMBNAIL_KIT = rasterPaintContext('native', pictures)
const LAYOUTS = 20
const THUMBNAILS = 4

/** Loads the fonts of every composition, so that no round waits for one. */
async function prepare(): Promise<readonly CompositionId[]> {
  for (const id of COMPOSITION_IDS) {
    for (const card of [cardIn(id, 1_234_567_890), longestIn(id, 0)]) {
      // Runs twice: with the first layout's fonts loaded, another may be needed.
      for (let round = 0; round < 2; round++) {
        const { status } = await loadFonts(layoutCard(card, browserMetrics))
        if (status !== 'ready') throw new Error(`fonts: ${status}`)
      }
    }
  }
  return COMPOSITION_IDS
}

/** One run of each task, timed by the caller as main-thread CPU. A new `edition` avoids caches. */
const deeds = {
  layout: (id, edition) => layOut(cardIn, id, edition),
  longest: (id, edition) => layOut(longestIn, id, edition),
  thumbnail: (id, edition) => {
    const scene = layoutCard(cardIn(id, edition), browserMetrics)
    for (let at = 0; at < THUMBNAILS; at++) flushed(paintedScene(scene, THUMBNAIL_KIT, THUMBNAIL_RATIO))
  },
  export: async (id, edition) => void (await saved(cardIn(id, edition), { format: 'png', scale: 2 })),
} satisfies Record<string, (id: CompositionId, edition: number) => void | Promise<void>>

function layOut(cardOf: typeof cardIn, id: CompositionId, edition: number): void {
  for (let at = 0; at < LAYOUTS; at++) layoutCard(cardOf(id, edition * LAYOUTS + at), browserMetrics)
}

function cardIn(id: CompositionId, edition: number): QuoteCard {
  return inComposition(benchCard(edition), id)
}

function longestIn(id: CompositionId, edition: number): QuoteCard {
  const card = cardIn(id, edition)
  const { content, translation } = LONGEST
  return { ...card, quote: { ...card.quote, content: `${content} ${edition}`, translation } }
}

const LONGEST = entries.reduce((long, entry) =>
  entry.content.length + entry.translation.length > long.content.length + long.translation.length
    ? entry
    : long,
)

const times: Record<keyof typeof deeds, number> = {
  layout: LAYOUTS,
  longest: LAYOUTS,
  thumbnail: THUMBNAILS,
  export: 1,
}

export const compositions = { prepare, deeds, times }

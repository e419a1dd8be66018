import { atom, type Atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { pictureOf, type Card } from '../card/card'
import { fontsReady } from '../draw/browserFonts'
import { browserMetrics } from '../draw/browserMetrics'
import { pictures } from '../draw/images'
import { inSlices, nextTask } from '../draw/inSlices'
import { layInSteps } from '../draw/layInSteps'
import { tonesOfPictures } from '../draw/pictureTones'
import { withFonts } from '../draw/withFonts'
import type { View } from '../layout/view'
import type { TonesOf } from '../look/pictureTones'
import type { Scene } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'

export type FontsState = { status: 'ready' | 'loading' } | { status: 'offline'; families: readonly string[] } // a retry is `loadSceneFontsAtom` again

/** Goes up when fonts arrive: widths measured before were another face's. */
const fontsEpochAtom = atom(0)

/** Goes up when a picture arrives or fails: how light it is decides scrim and inks, in the very frame that first shows it. */
const picturesEpochAtom = atom(0)
picturesEpochAtom.onMount = (setEpoch) => pictures.subscribe(() => setEpoch((epoch) => epoch + 1))
const tonesOf = tonesOfPictures(pictures)

/**
 * A card's scene, and the last one whose every glyph is there. A preview shows the latter, so that no card is ever
 * drawn in a fallback face; while fonts are on their way it keeps what it showed.
 */
export function createSceneAtoms<C extends Card>(
  cardAtom: Atom<C | null>,
  viewAtom: Atom<View>,
  layout: (card: C, metrics: TextMetrics, view: View, tonesOf: TonesOf) => Scene,
) {
  const laidSceneAtom = atom<Scene | null>((get) => {
    get(fontsEpochAtom)
    const card = get(cardAtom)
    if (card && showsPictures(card)) get(picturesEpochAtom)
    return card && layout(card, browserMetrics, get(viewAtom), tonesOf)
  })

  /** Measures what is laid anew when fonts have come: done in one go, this is the longest task of a page's start. */
  const measureWordsAtom = atom(null, async (get, _set, signal: AbortSignal): Promise<void> => {
    const [card, view] = [get(cardAtom), get(viewAtom)]
    if (!card) return
    await inSlices(
      layInSteps(() => layout(card, browserMetrics, view, tonesOf)),
      () => nextTask(signal),
    )
  })

  const readySceneAtom = selectAtom<Scene | null, Scene | null>(laidSceneAtom, (laid, shown) =>
    laid === null || fontsReady(laid) ? laid : (shown ?? null),
  )

  const fontsBaseAtom = atom<FontsState>({ status: 'ready' })
  const fontsAtom = atom((get) => get(fontsBaseAtom))

  /** Loads what the laid scene lacks, until the one then laid stands. */
  const loadSceneFontsAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
    const laid = get(laidSceneAtom)
    if (laid && !fontsReady(laid)) set(fontsBaseAtom, { status: 'loading' })
    try {
      const outcome = await withFonts(
        () => get(laidSceneAtom),
        signal,
        async () => {
          try {
            await set(measureWordsAtom, signal)
          } finally {
            set(fontsEpochAtom, get(fontsEpochAtom) + 1) // whoever left: what was laid before is out of date
          }
        },
      )
      set(
        fontsBaseAtom,
        outcome.status === 'ready' ? { status: 'ready' } : { status: 'offline', families: outcome.families },
      )
    } catch (error) {
      if (!signal.aborted) throw error
    }
  })

  return { laidSceneAtom, readySceneAtom, fontsAtom, loadSceneFontsAtom }
}

function showsPictures(card: Card): boolean {
  const own = card.kind === 'product' ? card.product.logoUrl : ''
  return [card.settings.backgroundImage.src, pictureOf(card), own].some((src) => src !== '')
}

export type SceneAtoms = ReturnType<typeof createSceneAtoms>

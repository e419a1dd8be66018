import { atom, type Atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { pictureOf, type Card } from '../card/card'
import { browserFonts, fontsReady } from '../draw/fonts/browserFonts'
import { browserMetrics } from '../draw/fonts/browserMetrics'
import { pictures, type Pictures } from '../draw/pictures/images'
import { inSlices, nextTask } from '../draw/inSlices'
import { layInSteps } from '../draw/layInSteps'
import { tonesOfPictures } from '../draw/pictures/pictureTones'
import { readyScene, type SceneOutcome } from '../draw/readyScene'
import type { View } from '../layout/view'
import type { TonesOf } from '../look/pictureTones'
import type { Scene } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'

export type FontsState = { status: 'ready' | 'loading' } | { status: 'offline'; families: readonly string[] } // a retry is `loadSceneAtom` again

/** Goes up when a card has to be laid anew because fonts came: widths measured before were rough ones. */
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
  const laidAtom = atom((get) => {
    get(fontsEpochAtom)
    const card = get(cardAtom)
    if (card && showsPictures(card)) get(picturesEpochAtom)
    const { covers } = browserMetrics
    return card && { scene: layout(card, browserMetrics, get(viewAtom), tonesOf), covers }
  })
  const laidSceneAtom = atom<Scene | null>((get) => get(laidAtom)?.scene ?? null)

  /**
   * The scene by the widths of the type that is there now. Its words are measured in slices first: in one go that is the
   * longest task of a page's start. Type that has just come makes the laid scene look ready before it is laid by it.
   */
  const upToDateAtom = atom(null, async (get, set, signal: AbortSignal): Promise<Scene | null> => {
    for (;;) {
      const [laid, card, view] = [get(laidAtom), get(cardAtom), get(viewAtom)]
      if (!laid || !card || laid.covers === browserMetrics.covers) return laid?.scene ?? null
      await inSlices(
        layInSteps((metrics) => layout(card, metrics, view, tonesOf)),
        () => nextTask(signal),
      )
      if (get(laidAtom) === laid) set(fontsEpochAtom, get(fontsEpochAtom) + 1)
    }
  })

  const readySceneAtom = selectAtom<Scene | null, Scene | null>(laidSceneAtom, (laid, shown) =>
    laid === null || fontsReady(laid) ? laid : (shown ?? null),
  )

  const fontsBaseAtom = atom<FontsState>({ status: 'ready' })
  const fontsAtom = atom((get) => get(fontsBaseAtom))

  /** Loads what the laid scene lacks, until the one then laid stands. A preview does not wait for pictures: it gives none. */
  const loadSceneAtom = atom(
    null,
    async (get, set, signal: AbortSignal, awaited?: Pictures): Promise<SceneOutcome<Scene | null>> => {
      const laid = get(laidSceneAtom)
      if (laid && !fontsReady(laid)) set(fontsBaseAtom, { status: 'loading' })
      const needs = { fonts: browserFonts, ...(awaited && { pictures: awaited }) }
      const outcome = await readyScene(() => set(upToDateAtom, signal), needs, signal)
      if (outcome.status === 'ready') set(fontsBaseAtom, { status: 'ready' })
      if (outcome.status === 'offline') set(fontsBaseAtom, { status: 'offline', families: outcome.families })
      return outcome
    },
  )

  return { laidSceneAtom, readySceneAtom, fontsAtom, loadSceneAtom }
}

function showsPictures(card: Card): boolean {
  const own = card.kind === 'product' ? card.product.logoUrl : ''
  return [card.settings.backgroundImage.src, pictureOf(card), own].some((src) => src !== '')
}

export type SceneAtoms = ReturnType<typeof createSceneAtoms>

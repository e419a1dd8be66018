import { atom, type Atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { pictureOf, type Card } from '../card/card'
import { browserFonts, fontsReady } from '../draw/fonts/browserFonts'
import { browserMetrics } from '../draw/fonts/browserMetrics'
import { pictures, type Pictures } from '../draw/pictures/images'
import { inSlices, nextTask } from '../draw/inSlices'
import { layInSteps } from '../draw/layInSteps'
import { readyScene, type SceneOutcome } from '../draw/readyScene'
import { wordAidsReady } from '../draw/wordAids'
import type { View } from '../layout/view'
import type { TonesOf } from '../look/pictureTones'
import type { Scene } from '../scene/nodes'
import { allAtOnce, type Steps } from '../scene/steps'
import type { TextMetrics } from '../text/metrics/metrics'

/** To retry when offline, use `loadSceneAtom`. */
export type FontsState = { status: 'ready' | 'loading' } | { status: 'offline'; families: readonly string[] }

/** Incremented when fonts have loaded and a card must be laid out again: earlier widths were estimates. */
const fontsEpochAtom = atom(0)

/**
 * Incremented when a picture loads or fails: its tones determine scrim and inks in the first frame that shows
 * it.
 */
const picturesEpochAtom = atom(0)
picturesEpochAtom.onMount = (setEpoch) => pictures.subscribe(() => setEpoch((epoch) => epoch + 1))

export type Layout<C extends Card> = (
  card: C,
  metrics: TextMetrics,
  view: View,
  tonesOf: TonesOf,
) => Steps<Scene>

/**
 * A card's current scene, and the last one whose fonts were all loaded. Previews show the latter, so that no
 * card is ever drawn in a fallback font. A card that is edited is laid out at once, whenever its scene is asked for; one that is
 * only looked at, in slices by `loadSceneAtom`, so that no rendering waits for it.
 */
export function createSceneAtoms<C extends Card>(
  cardAtom: Atom<C | null>,
  viewAtom: Atom<View>,
  layoutAtom: Atom<Layout<C> | null>, // null while its code loads
  use: 'edited' | 'looked at',
  tonesOf: TonesOf = () => null, // of pictures; home shows none
) {
  const laidInSlicesAtom = atom<LaidCard<C> | null>(null)
  const laidAtom = atom((get) => {
    get(fontsEpochAtom)
    const [card, view, layout, laid] = [get(cardAtom), get(viewAtom), get(layoutAtom), get(laidInSlicesAtom)]
    const { covers } = browserMetrics
    if (card && showsPictures(card)) get(picturesEpochAtom)
    else if (
      layout &&
      laid?.card === card &&
      laid?.view === view &&
      (use === 'looked at' || laid.covers === covers)
    )
      return laid
    else if (use === 'looked at') return null
    return card && layout && { scene: allAtOnce(layout(card, browserMetrics, view, tonesOf)), covers }
  })
  const currentSceneAtom = atom<Scene | null>((get) => get(laidAtom)?.scene ?? null)

  /**
   * The scene laid out with the fonts loaded by now, in slices: in one go that would be the longest task of a page's
   * start. Fonts that have just loaded make a scene look ready before it is laid out with them.
   */
  const upToDateAtom = atom(null, async (get, set, signal: AbortSignal): Promise<Scene | null> => {
    for (;;) {
      const [laid, card, view, layout] = [get(laidAtom), get(cardAtom), get(viewAtom), get(layoutAtom)]
      if (!card || !layout || laid?.covers === browserMetrics.covers) return laid?.scene ?? null
      const { covers } = browserMetrics
      const scene = await inSlices(
        layInSteps((metrics) => layout(card, metrics, view, tonesOf)),
        () => nextTask(signal),
      )
      if (get(laidAtom) !== laid || get(cardAtom) !== card || get(viewAtom) !== view) continue
      set(laidInSlicesAtom, { card, view, scene, covers })
      set(fontsEpochAtom, get(fontsEpochAtom) + 1)
    }
  })

  // While code to lay out another card loads, the last scene stays as well.
  const shownAtom = atom((get) => ({ laid: get(currentSceneAtom), hasCard: get(cardAtom) !== null }))
  const readySceneAtom = selectAtom<{ laid: Scene | null; hasCard: boolean }, Scene | null>(
    shownAtom,
    ({ laid, hasCard }, shown) => (hasCard && (laid === null || !isReady(laid)) ? (shown ?? null) : laid),
  )

  const isShownAtom = atom((get) => get(readySceneAtom) !== null)

  /** What the shown scene is not yet: another one starts another `loadSceneAtom`. null when nothing is to be loaded. */
  const awaitedAtom = atom((get) => {
    const laid = get(currentSceneAtom)
    if (laid === get(readySceneAtom) && (laid !== null || use === 'edited')) return null
    return use === 'edited' ? laid : get(cardAtom)
  })

  const fontsBaseAtom = atom<FontsState>({ status: 'ready' })
  const fontsAtom = atom((get) => get(fontsBaseAtom))

  /**
   * Loads what the current scene lacks, until it is ready. Previews do not wait for pictures and pass none.
   */
  const loadSceneAtom = atom(
    null,
    async (get, set, signal: AbortSignal, awaited?: Pictures): Promise<SceneOutcome<Scene | null>> => {
      const laid = get(currentSceneAtom)
      if (laid && !isReady(laid)) set(fontsBaseAtom, { status: 'loading' })
      const needs = { fonts: browserFonts, ...(awaited && { pictures: awaited }) }
      const outcome = await readyScene(() => set(upToDateAtom, signal), needs, signal)
      if (outcome.status === 'ready') set(fontsBaseAtom, { status: 'ready' })
      if (outcome.status === 'offline') set(fontsBaseAtom, { status: 'offline', families: outcome.families })
      return outcome
    },
  )

  return { currentSceneAtom, readySceneAtom, isShownAtom, awaitedAtom, fontsAtom, loadSceneAtom }
}

interface LaidCard<C> {
  card: C
  view: View
  scene: Scene
  covers: TextMetrics['covers'] // by which fonts: a new function when one has come
}

function isReady(scene: Scene): boolean {
  return fontsReady(scene) && wordAidsReady(scene)
}

function showsPictures(card: Card): boolean {
  const own = card.kind === 'product' ? card.product.logoUrl : ''
  return [card.settings.backgroundImage.src, pictureOf(card), own].some((src) => src !== '')
}

export type SceneAtoms = ReturnType<typeof createSceneAtoms>

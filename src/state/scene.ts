import { atom, type Atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { pictureOf, type Card } from '../card/card'
import { isMarked, siteOf } from '../card/cardPictures'
import { browserFonts, fontsReady } from '../draw/fonts/browserFonts'
import { browserMetrics, browserWorld } from '../draw/fonts/browserMetrics'
import { pictures, type Pictures } from '../draw/pictures/images'
import { readyScene, type SceneOutcome } from '../draw/readyScene'
import { loadedFeatures } from '../layout/features'
import { layoutCard, shownPictures } from '../layout/layoutCard'
import { type View, isMissing, type Missing } from '../layout/view'
import type { LuminanceMapOf } from '../look/luminanceMap'
import type { Scene } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'

/** To retry when offline, use `loadSceneAtom`. */
export type FontsState = { status: 'ready' | 'loading' } | { status: 'offline'; families: readonly string[] }

/** Incremented when fonts or code have loaded and a card must be laid out again. */
const arrivalsAtom = atom(0)

/** Incremented when a picture loads or fails: its luminance map affects scrim and inks. */
const picturesEpochAtom = atom(0)
picturesEpochAtom.onMount = (setEpoch) => pictures.subscribe(() => setEpoch((epoch) => epoch + 1))

/** Replaced by tests. */
export const layoutAtom = atom({ layoutCard })

const NONE: readonly string[] = []

interface CardLayout {
  answer: Scene | Missing
  covers: TextMetrics['covers'] // the fonts used; a new function when one has loaded
}

/**
 * The current scene and the last fully loaded one, which previews show: no card appears in a fallback font or
 * incomplete. Home passes no `luminanceMapOf`.
 */
export function createSceneAtoms(
  cardAtom: Atom<Card | null>,
  viewAtom: Atom<View>,
  luminanceMapOf: LuminanceMapOf = () => null,
) {
  /** Lays out a card as the scene's would be. */
  const layoutOfAtom = atom((get) => {
    const { layoutCard } = get(layoutAtom)
    const world = browserWorld(get(viewAtom), luminanceMapOf)
    return (card: Card) => layoutCard(card, world)
  })
  const laidAtom = atom((get): CardLayout | null => {
    get(arrivalsAtom)
    const card = get(cardAtom)
    if (!card) return null
    if (showsPictures(card)) get(picturesEpochAtom)
    const { covers } = browserMetrics
    return { answer: get(layoutOfAtom)(card), covers }
  })
  const currentSceneAtom = atom((get) => sceneOf(get(laidAtom)))

  const shownAtom = atom((get) => ({ cardLayout: get(currentSceneAtom), hasCard: get(cardAtom) !== null }))
  const readySceneAtom = selectAtom<{ cardLayout: Scene | null; hasCard: boolean }, Scene | null>(
    shownAtom,
    ({ cardLayout, hasCard }, shown) =>
      hasCard && (cardLayout === null || !fontsReady(cardLayout)) ? (shown ?? null) : cardLayout,
  )

  const isShownAtom = atom((get) => get(readySceneAtom) !== null)

  /** Addresses about which the visitor is asked; a ready scene has loaded what decides which are drawn. */
  const toAskAtom = atom((get): readonly string[] => {
    const card = get(readySceneAtom) && get(cardAtom)
    const srcs = card ? shownPictures(card, loadedFeatures).filter((src) => isMarked(src) && siteOf(src)) : []
    return srcs.length > 0 ? srcs : NONE
  })

  /**
   * The shown scene's missing parts; a change starts another `loadSceneAtom`. null if nothing needs loading.
   */
  const awaitedAtom = atom((get) => {
    const answer = get(laidAtom)?.answer ?? null
    return answer === get(readySceneAtom) ? null : answer
  })

  const fontsBaseAtom = atom<FontsState>({ status: 'ready' })
  const fontsAtom: Atom<FontsState> = fontsBaseAtom

  /**
   * Loads what the current scene is missing, until it is ready. Previews pass no pictures, so they do not
   * wait for them.
   */
  const loadSceneAtom = atom(
    null,
    async (get, set, signal: AbortSignal, awaited?: Pictures): Promise<SceneOutcome<Scene | null>> => {
      if (get(awaitedAtom)) set(fontsBaseAtom, { status: 'loading' })
      const lay = () => {
        if (isOutdated(get(laidAtom))) set(arrivalsAtom, get(arrivalsAtom) + 1)
        return get(laidAtom)?.answer ?? null
      }
      const needs = { fonts: browserFonts, ...(awaited && { pictures: awaited }) }
      const outcome = await readyScene(lay, needs, signal)
      if (outcome.status === 'ready') set(fontsBaseAtom, { status: 'ready' })
      if (outcome.status === 'offline') set(fontsBaseAtom, { status: 'offline', families: outcome.families })
      return outcome
    },
  )

  return {
    layoutOfAtom,
    currentSceneAtom,
    readySceneAtom,
    isShownAtom,
    toAskAtom,
    awaitedAtom,
    fontsAtom,
    loadSceneAtom,
  }
}

function sceneOf(cardLayout: CardLayout | null): Scene | null {
  return cardLayout && !isMissing(cardLayout.answer) ? cardLayout.answer : null
}

/** True if fonts (which change widths) or missing code have loaded since. */
function isOutdated(cardLayout: CardLayout | null): boolean {
  if (!cardLayout) return false
  const { answer, covers } = cardLayout
  if (covers !== browserMetrics.covers) return true
  return isMissing(answer) && answer.missing.some((id) => loadedFeatures.get(id) !== undefined)
}

function showsPictures(card: Card): boolean {
  const own = card.kind === 'product' ? card.product.logoUrl : ''
  return [card.settings.backgroundImage.src, pictureOf(card), own].some((src) => src !== '')
}

export type SceneAtoms = ReturnType<typeof createSceneAtoms>

import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { Card } from '../../../card/card'
import { browserFonts } from '../../../draw/fonts/browserFonts'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { inSlices, nextTask } from '../../../draw/inSlices'
import { layInSteps } from '../../../draw/layInSteps'
import { picturesOf } from '../../../draw/pictures/picturesOf'
import { readyScene } from '../../../draw/readyScene'
import type { View } from '../../../layout/view'
import { shownCardAtom } from '../../../state/draft'
import { cardLayoutAtom, type CardLayout } from '../../../state/editorScene'
import { viewAtom } from '../../../state/view'
import { importLayoutOf } from './importLayout'

/** The card for which layout code has to be loaded; null if there is none. */
const unlaidCardAtom = atom((get) => (get(cardLayoutAtom) ? null : get(shownCardAtom)))

/** Loads the code that lays out the editor's card, and other code when it becomes another card. @throws if it cannot be loaded */
export function useCardLayout(): void {
  const store = useStore()
  const card = useAtomValue(unlaidCardAtom)
  const addLayout = useSetAtom(cardLayoutAtom)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (!card) return
    const loading = new AbortController()
    const { signal } = loading
    importLayoutOf(card)
      .then((loaded) => laidBeforehand(loaded, card, store.get(viewAtom), signal))
      .then(
        (loaded) => !signal.aborted && addLayout(loaded),
        (error: unknown) => !signal.aborted && setFailure(error),
      )
    return () => loading.abort()
  }, [card, store, addLayout])
  if (failure !== null) throw failure
}

/**
 * A layout that has laid out this card already, a little at a time and in its own fonts: at once it would be the longest
 * task of the editor's opening. (Cards with pictures are laid out again as these come.)
 */
async function laidBeforehand(
  loaded: CardLayout,
  card: Card,
  view: View,
  signal: AbortSignal,
): Promise<CardLayout> {
  const lay = () =>
    inSlices(
      layInSteps((metrics) => loaded.layout(card, metrics, view, () => null)),
      () => nextTask(signal),
    )
  const outcome = await readyScene(lay, { fonts: browserFonts }, signal)
  if (outcome.status !== 'ready' || picturesOf(outcome.scene).length > 0) return loaded
  const { scene } = outcome
  const { covers } = browserMetrics
  return {
    ...loaded,
    *layout(asked, metrics, askedView, tonesOf) {
      return asked === card && askedView === view && metrics === browserMetrics && metrics.covers === covers
        ? scene
        : yield* loaded.layout(asked, metrics, askedView, tonesOf)
    },
  }
}

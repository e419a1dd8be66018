import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { shownCardAtom } from '../../../state/draft'
import { cardLayoutAtom } from '../../../state/editorScene'
import { importLayoutOf } from './importLayout'

/** The card for which layout code has to be loaded; null if there is none. */
const unlaidCardAtom = atom((get) => (get(cardLayoutAtom) ? null : get(shownCardAtom)))

/** Loads the code that lays out the editor's card, and other code when it becomes another card. @throws if it cannot be loaded */
export function useCardLayout(): void {
  const card = useAtomValue(unlaidCardAtom)
  const useLayout = useSetAtom(cardLayoutAtom)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (!card) return
    let isLeft = false
    importLayoutOf(card).then(
      (loaded) => !isLeft && useLayout(loaded),
      (error: unknown) => !isLeft && setFailure(error),
    )
    return () => {
      isLeft = true
    }
  }, [card, useLayout])
  if (failure !== null) throw failure
}

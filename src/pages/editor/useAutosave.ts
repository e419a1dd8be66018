import { useStore } from 'jotai'
import { useEffect } from 'react'
import { collectOwnPicturesAtom } from '../../state/ownPictures'
import { checkOtherTabsAtom, startAutosave } from '../../state/storage/storage'
import { findUndecidedCopiesAtom } from '../../state/storage/tabs'

/**
 * Keeps the card while the editor is open: soon after every change, and at once when the page may be about to go.
 * (A phone tells nothing later than that a page is hidden.) Looks for other tabs' changes when they are told of, and
 * when the page is seen again, since a sleeping one is told nothing.
 */
export function useAutosave(): void {
  const store = useStore()
  useEffect(() => {
    const keeper = startAutosave(store)
    const look = () => store.set(checkOtherTabsAtom)
    const onVisibility = () => (document.visibilityState === 'hidden' ? keeper.saveNow() : look())
    const onReturn = () => {
      look()
      store.set(findUndecidedCopiesAtom)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('visibilitychange', onVisibility, { signal })
    document.addEventListener('freeze', keeper.saveNow, { signal })
    window.addEventListener('pagehide', keeper.saveNow, { signal })
    window.addEventListener('pageshow', onReturn, { signal })
    window.addEventListener('storage', look, { signal })
    look()
    store.set(collectOwnPicturesAtom)
    return () => {
      listening.abort()
      keeper.stop()
    }
  }, [store])
}

import { useStore } from 'jotai'
import { useEffect } from 'react'
import { collectOwnPicturesAtom } from '../../state/ownPictures'
import { checkOtherTabsAtom, startAutosave } from '../../state/storage/storage'
import { findUndecidedCopiesAtom } from '../../state/storage/tabs'

/**
 * Saves the card while the editor is open: soon after every change, and at once when the page may be about to
 * close. (On phones, becoming hidden is the last event a page gets.) Checks for other tabs' changes on
 * storage events, and when the page becomes visible again, since a suspended one gets no events.
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

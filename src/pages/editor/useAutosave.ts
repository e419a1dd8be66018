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
    const autosave = startAutosave(store)
    const checkOtherTabs = () => store.set(checkOtherTabsAtom)
    const onVisibility = () => (document.visibilityState === 'hidden' ? autosave.saveNow() : checkOtherTabs())
    const onReturn = () => {
      checkOtherTabs()
      store.set(findUndecidedCopiesAtom)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('visibilitychange', onVisibility, { signal })
    document.addEventListener('freeze', autosave.saveNow, { signal })
    window.addEventListener('pagehide', autosave.saveNow, { signal })
    window.addEventListener('pageshow', onReturn, { signal })
    window.addEventListener('storage', checkOtherTabs, { signal })
    checkOtherTabs()
    const collecting = setTimeout(() => store.set(collectOwnPicturesAtom)) // reads all that is stored: not in the editor's first task
    return () => {
      clearTimeout(collecting)
      listening.abort()
      autosave.stop()
    }
  }, [store])
}

import { useStore } from 'jotai'
import { useEffect } from 'react'
import { collectOwnPicturesAtom } from '../../state/ownPictures'
import { checkOtherTabsAtom, startAutosave } from '../../state/storage/storage'
import { findUndecidedCopiesAtom } from '../../state/storage/tabs'

/**
 * Saves soon after every change, and at once when the page may close (on phones, becoming hidden is its last
 * event). Checks for other tabs' changes when visible again, since suspended pages get no events.
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
    const collecting = setTimeout(() => store.set(collectOwnPicturesAtom)) // Reads everything stored, so not in the editor's first task.
    return () => {
      clearTimeout(collecting)
      listening.abort()
      autosave.stop()
    }
  }, [store])
}

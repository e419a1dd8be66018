import { useStore } from 'jotai'
import { useEffect } from 'react'
import { editorScene, holdPrimaryTextAtom, releasePrimaryTextAtom } from '../../state/editorScene'

/** While words are written, the text that leads is the one that did at first. */
export function useHeldPrimaryText(isWriting: boolean): void {
  const store = useStore()
  useEffect(() => {
    if (!isWriting) return
    const by = {}
    store.set(holdPrimaryTextAtom, by, store.get(editorScene.currentSceneAtom)?.blocks ?? [])
    return () => store.set(releasePrimaryTextAtom, by)
  }, [store, isWriting])
}

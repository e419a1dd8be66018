import { useStore } from 'jotai'
import { useEffect } from 'react'
import { editorScene, holdLeadAtom, releaseLeadAtom } from '../../state/editorScene'

/** While words are written, the text that leads is the one that did at first. */
export function useHeldLead(isWriting: boolean): void {
  const store = useStore()
  useEffect(() => {
    if (!isWriting) return
    const by = {}
    store.set(holdLeadAtom, by, store.get(editorScene.currentSceneAtom)?.blocks ?? [])
    return () => store.set(releaseLeadAtom, by)
  }, [store, isWriting])
}

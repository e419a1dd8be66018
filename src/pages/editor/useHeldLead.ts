import { useStore } from 'jotai'
import { useEffect } from 'react'
import { editorScene } from '../../state/editorScene'
import { holdLeadAtom, releaseLeadAtom } from '../../state/heldLead'

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

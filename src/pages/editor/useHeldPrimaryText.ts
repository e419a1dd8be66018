import { useStore } from 'jotai'
import { useEffect } from 'react'
import { editorScene, holdPrimaryTextAtom, releasePrimaryTextAtom } from '../../state/editorScene'

export function useHeldPrimaryText(isWriting: boolean): void {
  const store = useStore()
  useEffect(() => {
    if (!isWriting) return
    const by = {}
    store.set(holdPrimaryTextAtom, by, store.get(editorScene.currentSceneAtom)?.blocks ?? [])
    return () => store.set(releasePrimaryTextAtom, by)
  }, [store, isWriting])
}

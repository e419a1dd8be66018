import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { editorScene } from '../../state/editorScene'
import { loadCardPicturesAtom } from '../../state/myTemplates'
import { PictureNotice } from '../shared/pictures/PictureNotice'

/** Lays out the editor's card, which this page does not show, to know which of its pictures are drawn. */
export function SetPictureNotice() {
  const load = useSetAtom(loadCardPicturesAtom)
  const loadScene = useSetAtom(editorScene.loadSceneAtom)
  useEffect(() => {
    const loading = new AbortController()
    void loadScene(loading.signal)
    return () => loading.abort()
  }, [loadScene])
  return <PictureNotice srcs={useAtomValue(editorScene.toAskAtom)} onLoad={load} />
}

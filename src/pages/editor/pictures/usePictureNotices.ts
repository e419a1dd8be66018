import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pictures } from '../../../draw/pictures/images'
import { picturesOf } from '../../../draw/pictures/picturesOf'
import { isOwnPicture, pictureStore } from '../../../draw/pictures/pictureStore'
import { editorScene } from '../../../state/editorScene'
import { pushToastAtom } from '../../../state/toasts'

/** Reports once that pictures cannot be stored, and once for each picture that is gone. */
export function usePictureNotices(): void {
  const { t } = useTranslation()
  const store = useStore()
  const pushToast = useSetAtom(pushToastAtom)
  const tell = useEffectEvent((what: 'notKept' | 'gone') =>
    pushToast({ kind: 'failure', text: t(`pictures.${what}`) }),
  )

  useEffect(() => pictureStore.onTrouble(() => tell('notKept')), [])

  useEffect(() => {
    const told = new Set<string>()
    return pictures.subscribe(() => {
      const scene = store.get(editorScene.laidSceneAtom)
      const gone = scene
        ? picturesOf(scene).filter((src) => isOwnPicture(src) && pictures.find(src) === 'failed')
        : []
      const news = gone.filter((src) => !told.has(src))
      for (const src of news) told.add(src)
      if (news.length > 0) tell('gone')
    })
  }, [store])
}

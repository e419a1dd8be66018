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
  const notify = useEffectEvent((what: 'notKept' | 'gone') =>
    pushToast({ kind: 'failure', text: t(`pictures.${what}`) }),
  )

  useEffect(() => pictureStore.onTrouble(() => notify('notKept')), [])

  useEffect(() => {
    const reported = new Set<string>()
    return pictures.subscribe(() => {
      const scene = store.get(editorScene.currentSceneAtom)
      const gone = scene
        ? picturesOf(scene).filter((src) => isOwnPicture(src) && pictures.find(src) === 'failed')
        : []
      const newlyGone = gone.filter((src) => !reported.has(src))
      for (const src of newlyGone) reported.add(src)
      if (newlyGone.length > 0) notify('gone')
    })
  }, [store])
}

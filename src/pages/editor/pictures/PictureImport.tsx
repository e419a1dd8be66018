import { useAtomValue, useStore, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { pictures } from '../../../draw/pictures/images'
import { pictureStore, isOwnPicture } from '../../../draw/pictures/pictureStore'
import { picturesOf } from '../../../draw/pictures/picture'
import { withSource } from '../../../look/backgrounds'
import { sourceOf } from '../../../look/prints'
import { changeSettingsAtom, settingsAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import { pushToastAtom } from '../../../state/toasts'
import { Spinner } from '../../../ui/Spinner'
import { useOpenedFile, useSharedPicture } from '../../browser/useOpenedFile'
import { isTyping } from '../isTyping'
import { splittingAtom } from '../useSetting'
import {
  cardInPictureAtom,
  importsLeftAtom,
  usePictureImport,
  mayHoldPicture,
  pictureInTransfer,
} from './usePictureImport'
import { isDraggingPictureAtom } from './DropFrame'
import styles from './PictureInput.module.css'

/**
 * A dropped file would replace the page and lose the visitor's work. Pictures become the background, and text
 * pasted outside fields the quote.
 */
export function PictureImport() {
  const { t } = useTranslation()
  const store = useStore()
  usePictureNotices()
  useReturningPictures()
  const { isImporting, importPicture } = usePictureImport({
    onImported(src, found) {
      const { backgroundImage } = store.get(settingsAtom)
      const fresh = withSource(backgroundImage, src, found)
      store.set(changeSettingsAtom, { backgroundType: 'image', backgroundImage: fresh })
    },
    onRefused: (text) => store.set(pushToastAtom, { kind: 'failure', text }),
  })
  useOpenedFile(importPicture)
  useSharedPicture(importPicture)
  const importFrom = useEffectEvent((data: DataTransfer | null) => {
    const given = pictureInTransfer(data)
    if (given) importPicture(given)
    return given !== null
  })

  const split = useSetAtom(splittingAtom)
  const pasteText = useEffectEvent((text: string) =>
    split(({ pasteTextAtom }) => store.set(pasteTextAtom, text)),
  )

  useEffect(() => {
    let isFromThisPage = false // a link or picture of this page is being dragged
    let leaving: ReturnType<typeof setTimeout> | undefined
    const holds = (event: DragEvent) => !isFromThisPage && mayHoldPicture(event.dataTransfer)
    const end = () => {
      isFromThisPage = false
      clearTimeout(leaving)
      store.set(isDraggingPictureAtom, false)
    }
    const onDragOver = (event: DragEvent) => {
      if (!holds(event)) return
      event.preventDefault()
      clearTimeout(leaving)
      leaving = setTimeout(end, 300) // dragover fires about twenty times a second.
      store.set(isDraggingPictureAtom, true)
    }
    const onDrop = (event: DragEvent) => {
      const isForUs = holds(event) && !event.defaultPrevented
      if (holds(event)) event.preventDefault()
      end()
      if (isForUs) importFrom(event.dataTransfer)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return
      if (importFrom(event.clipboardData)) event.preventDefault()
      else pasteText(event.clipboardData?.getData('text/plain') ?? '')
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragstart', () => (isFromThisPage = true), { signal })
    window.addEventListener('dragend', end, { signal })
    window.addEventListener('dragover', onDragOver, { signal })
    window.addEventListener('drop', onDrop, { signal })
    window.addEventListener('paste', onPaste, { signal })
    return () => {
      listening.abort()
      end()
      store.set(cardInPictureAtom, null)
    }
  }, [store])

  const isFieldLeft = useAtomValue(importsLeftAtom).length > 0
  return isImporting || isFieldLeft ? <Busy words={t('pictures.taking')} /> : <Waiting />
}

function shownPictures(store: ReturnType<typeof useStore>): string[] {
  const scene = store.get(editorScene.currentSceneAtom)
  return scene ? picturesOf(scene) : []
}

/** A missing picture reappears when given again: its name, and so the card, stay the same. */
function useReturningPictures(): void {
  const store = useStore()
  useEffect(
    () =>
      pictureStore.onKept((src) => {
        const prints = shownPictures(store).filter((shown) => sourceOf(shown) === src)
        void pictures.load([src, ...prints].filter((shown) => pictures.find(shown) === 'failed'))
      }),
    [store],
  )
}

function Waiting() {
  const { t } = useTranslation()
  const scene = useAtomValue(editorScene.currentSceneAtom)
  const isWaiting = useSyncExternalStore(pictures.subscribe, () =>
    scene ? picturesOf(scene).some((src) => pictures.find(src) === 'loading') : false,
  )
  return isWaiting && <Busy words={t('pictures.loading')} />
}

function Busy({ words }: { words: string }) {
  return (
    <p className={styles.floatingBusy}>
      <Spinner label={words} />
      <span aria-hidden="true">{words}</span>
    </p>
  )
}

/** Reports once that pictures cannot be stored, and once per missing picture. */
function usePictureNotices(): void {
  const { t } = useTranslation()
  const store = useStore()
  const notify = useEffectEvent((what: 'notKept' | 'gone') =>
    store.set(pushToastAtom, { kind: 'failure', text: t(`pictures.${what}`) }),
  )

  useEffect(() => pictureStore.onTrouble(() => notify('notKept')), [])

  useEffect(() => {
    const reported = new Set<string>()
    return pictures.subscribe(() => {
      const gone = shownPictures(store).filter((src) => isOwnPicture(src) && pictures.find(src) === 'failed')
      const newlyGone = gone.filter((src) => !reported.has(src))
      for (const src of newlyGone) reported.add(src)
      if (newlyGone.length > 0) notify('gone')
    })
  }, [store])
}

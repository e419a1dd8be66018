import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { cardDayAtom } from '../../state/card'
import { saveDraftAtom } from '../../state/draft'
import { isOutdatedAtom } from '../../state/storage/storage'
import { storageProblemAtom } from '../../state/storage/storageView'
import {
  openUndecidedCopyAtom,
  keepThisCardAtom,
  undecidedCopiesAtom,
  discardUndecidedCopiesAtom,
  openNewerCardAtom,
} from '../../state/storage/tabs'
import { Notice } from '../../ui/ToastList'
import { NewDayNotice } from '../shell/NewDayNotice'
import { PictureNotice } from '../shared/pictures/PictureNotice'
import { cardInPictureAtom, type CardInPicture } from './pictures/usePictureImport'
import { fetchOntoCardAtom } from './useEditorQuote'
import { editorScene } from '../../state/editorScene'
import { openCardAtom } from '../../state/openCard'
import { loadCardPicturesAtom } from '../../state/myTemplates'
import { pushToastAtom } from '../../state/toasts'
import { Toasts } from '../shared/Toasts'

export function EditorNotices() {
  const { t } = useTranslation()
  const { set } = useStore()
  const trouble = useAtomValue(storageProblemAtom)
  const isOutdated = useAtomValue(isOutdatedAtom)
  const hasUndecidedCopy = useAtomValue(undecidedCopiesAtom).length > 0
  const cardInPicture = useAtomValue(cardInPictureAtom)
  const picturesToAsk = useAtomValue(editorScene.toAskAtom)
  if (cardInPicture) return <CardInPictureNotice {...cardInPicture} />
  if (trouble) {
    const dismiss = { label: t('site.dismiss'), run: () => set(storageProblemAtom, null) }
    return <Notice text={t(`kept.${trouble}`)} dismiss={dismiss} />
  }
  if (isOutdated) {
    const takeNewer = { label: t('kept.takeNewer'), run: () => set(openNewerCardAtom) }
    const keepMine = { label: t('kept.keepMine'), run: () => set(keepThisCardAtom) }
    return <Notice text={t('kept.outdated')} actions={[takeNewer, keepMine]} />
  }
  if (hasUndecidedCopy) {
    const bringBack = { label: t('kept.bringBack'), run: () => set(openUndecidedCopyAtom) }
    const letGo = { label: t('kept.letGo'), run: () => set(discardUndecidedCopiesAtom) }
    return <Notice text={t('kept.leftover')} actions={[bringBack, letGo]} />
  }
  return (
    <>
      <PictureNotice srcs={picturesToAsk} onLoad={(addressOf) => set(loadCardPicturesAtom, addressOf)} />
      <DayNotice />
    </>
  )
}

function DayNotice() {
  const shownDay = useAtomValue(cardDayAtom) || null
  const saveDraft = useSetAtom(saveDraftAtom)
  const fetchQuote = useSetAtom(fetchOntoCardAtom)
  const showNewDay = () => {
    saveDraft() // so that undo restores words that are still being typed
    void fetchQuote('today')
  }
  return <NewDayNotice shownDay={shownDay} onShow={showNewDay} />
}

function CardInPictureNotice({ card, takePicture }: CardInPicture) {
  const { t } = useTranslation()
  const { set } = useStore()
  const close = () => set(cardInPictureAtom, null)
  const open = () => {
    close()
    set(openCardAtom, card)
    set(pushToastAtom, { kind: 'done', text: t('pictures.cardOpened') })
  }
  const useIt = () => {
    close()
    takePicture()
  }
  return (
    <Notice
      text={t('pictures.holdsCard')}
      actions={[
        { label: t('pictures.openCard'), run: open },
        { label: t('pictures.usePicture'), run: useIt },
      ]}
      dismiss={{ label: t('site.dismiss'), run: close }}
    />
  )
}

export function EditorToasts() {
  return (
    <Toasts>
      <EditorNotices />
    </Toasts>
  )
}

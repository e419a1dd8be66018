import { useAtomValue, useSetAtom, useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { cardDayAtom } from '../../state/card'
import { saveDraftAtom } from '../../state/draft'
import { isOutdatedAtom } from '../../state/storage/storage'
import { storageProblemAtom, type StorageProblem } from '../../state/storage/problems'
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
import { cardInPictureAtom } from './pictures/usePictureImport'
import { fetchOntoCardAtom } from './useEditorQuote'
import { editorScene } from '../../state/editorScene'
import { openCardAtom } from '../../state/openCard'
import { loadCardPicturesAtom } from '../../state/myTemplates'
import { pushToastAtom } from '../../state/toasts'
import { Toasts } from '../shared/Toasts'

/** One waits at a time. */
export function EditorNotices() {
  const trouble = useAtomValue(storageProblemAtom)
  const isOutdated = useAtomValue(isOutdatedAtom)
  const hasUndecidedCopy = useAtomValue(undecidedCopiesAtom).length > 0
  const isAsked = useAtomValue(cardInPictureAtom) !== null
  const picturesToAsk = useAtomValue(editorScene.toAskAtom)
  const loadPictures = useSetAtom(loadCardPicturesAtom)
  if (isAsked) return <CardInPictureNotice />
  if (trouble) return <StorageProblemNotice trouble={trouble} />
  if (isOutdated) return <OutdatedNotice />
  if (hasUndecidedCopy) return <UndecidedCopyNotice />
  return (
    <>
      <PictureNotice srcs={picturesToAsk} onLoad={loadPictures} />
      <DayNotice />
    </>
  )
}

function StorageProblemNotice({ trouble }: { trouble: StorageProblem }) {
  const { t } = useTranslation()
  const setProblem = useSetAtom(storageProblemAtom)
  return (
    <Notice text={t(`kept.${trouble}`)} dismiss={{ label: t('site.dismiss'), run: () => setProblem(null) }} />
  )
}

function OutdatedNotice() {
  const { t } = useTranslation()
  const openNewer = useSetAtom(openNewerCardAtom)
  const keepMine = useSetAtom(keepThisCardAtom)
  return (
    <Notice
      text={t('kept.outdated')}
      actions={[
        { label: t('kept.takeNewer'), run: openNewer },
        { label: t('kept.keepMine'), run: keepMine },
      ]}
    />
  )
}

function UndecidedCopyNotice() {
  const { t } = useTranslation()
  const restoreCopy = useSetAtom(openUndecidedCopyAtom)
  const discardCopy = useSetAtom(discardUndecidedCopiesAtom)
  return (
    <Notice
      text={t('kept.leftover')}
      actions={[
        { label: t('kept.bringBack'), run: restoreCopy },
        { label: t('kept.letGo'), run: discardCopy },
      ]}
    />
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

function CardInPictureNotice() {
  const { t } = useTranslation()
  const [given, setGiven] = useAtom(cardInPictureAtom)
  const openCard = useSetAtom(openCardAtom)
  const pushToast = useSetAtom(pushToastAtom)
  if (!given) return null
  const close = () => setGiven(null)
  const open = () => {
    close()
    openCard(given.card)
    pushToast({ kind: 'done', text: t('pictures.cardOpened') })
  }
  const takePicture = () => {
    close()
    given.takePicture()
  }
  return (
    <Notice
      text={t('pictures.holdsCard')}
      actions={[
        { label: t('pictures.openCard'), run: open },
        { label: t('pictures.usePicture'), run: takePicture },
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

import { useAtomValue, useStore, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef } from 'react'
import { dateInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import {
  cardQuoteAtom,
  chooseInksAutomaticallyAtom,
  droppedCitationAtom,
  putBackCitationAtom,
} from '../../../state/card'
import { exportSizeAtom } from '../../../state/exporting'
import { IconButton } from '../../../ui/IconButton'
import { cardPlaceAtom, isZoomedAtom } from '../canvas/state/canvasView'
import { fitCamera, stepZoom } from '../canvas/state/moveCamera'
import styles from './Desk.module.css'
import { editorScene } from '../../../state/editorScene'
import { useMediaQuery } from '../../browser/useWindowWidth'
import { dismissHintAtom, isHintShownAtom, showHintAtom } from './hintAtoms'
import actionStyles from '../../../ui/TextAction.module.css'

/** Content beside the source in the small print; `none` if there is no room. */
export type DeskAside = 'zoom' | 'size' | 'none'

export function SourceLine({ aside, hasRoomBelow }: { aside: DeskAside; hasRoomBelow: boolean }) {
  const { t } = useTranslation()
  const quote = useAtomValue(cardQuoteAtom)
  const isZoomed = useAtomValue(isZoomedAtom)
  return (
    <div className={styles.line}>
      <p className={styles.source}>
        {quote && t(`source.${quote.source}`, { date: dateInWords(quote.date, currentLanguage()) })}
      </p>
      <LineNotice />
      <CardHint isInstead={!hasRoomBelow} />
      <div className={styles.aside}>{aside === 'zoom' || isZoomed ? <Zoom /> : <FileSize />}</div>
    </div>
  )
}

function Zoom() {
  const { t } = useTranslation()
  const store = useStore()
  const percent = Math.round((useAtomValue(cardPlaceAtom)?.scale ?? 1) * 100)
  const isZoomed = useAtomValue(isZoomedAtom)
  return (
    <>
      <IconButton
        label={t('canvas.zoomOut')}
        icon="minus"
        isDisabled={!isZoomed}
        onPress={() => stepZoom(store, -1)}
      />
      {isZoomed ? (
        <button type="button" className={styles.fit} title={t('canvas.fit')} onClick={() => fitCamera(store)}>
          {t('editor.shownAt', { percent })}
          <span className="visuallyHidden">. {t('canvas.fit')}</span>
        </button>
      ) : (
        t('editor.shownAt', { percent })
      )}
      <IconButton label={t('canvas.zoomIn')} icon="plus" onPress={() => stepZoom(store, 1)} />
    </>
  )
}

function FileSize() {
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  return `${widthPx} × ${heightPx}`
}

/**
 * A one-time hint that the card can be edited directly. `isInstead`: replaces the source line if there is no
 * room below.
 */
function CardHint({ isInstead }: { isInstead: boolean }) {
  const { t } = useTranslation()
  const isShown = useAtomValue(isHintShownAtom)
  const show = useSetAtom(showHintAtom)
  const dismiss = useSetAtom(dismissHintAtom)
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isCardShown = useAtomValue(editorScene.isShownAtom)
  // Waits until the live region below is mounted, so that the hint is announced.
  useEffect(() => {
    if (isCardShown) show()
  }, [isCardShown, show])
  return (
    <div className={styles.hint} data-instead={isInstead || undefined} data-shown={isShown || undefined}>
      <p role="status">{isShown && t(isTouch ? 'canvas.hint.touch' : 'canvas.hint.mouse')}</p>
      {isShown && <IconButton label={t('canvas.hint.hide')} icon="close" onPress={dismiss} />}
    </div>
  )
}

/** Replaces the source line: a hand-picked colour is kept, words are the visitor's, and the button offers otherwise. */
function LineNotice() {
  const { t } = useTranslation()
  const hardToRead = useAtomValue(editorScene.readySceneAtom)?.notices.find(
    ({ code }) => code === 'hard-to-read',
  )
  const isCitationDropped = useAtomValue(droppedCitationAtom) !== null
  const chooseAutomatically = useSetAtom(chooseInksAutomaticallyAtom)
  const putBack = useSetAtom(putBackCitationAtom)
  const status = useRef<HTMLDivElement>(null)
  const act = () => {
    status.current?.focus() // The button disappears with its notice.
    if (hardToRead?.code === 'hard-to-read') chooseAutomatically(hardToRead.blocks)
    else putBack()
  }
  return (
    <div ref={status} role="status" tabIndex={-1} className={styles.lineNotice}>
      {(hardToRead || isCitationDropped) && (
        <p>
          {t(hardToRead ? 'editor.hardToRead' : 'editor.citationDropped')}{' '}
          <button type="button" className={actionStyles.action} onClick={act}>
            {t(hardToRead ? 'editor.chooseAutomatically' : 'editor.putBack')}
          </button>
        </p>
      )}
    </div>
  )
}

import { atom, useAtomValue, useStore, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef } from 'react'
import { dateInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { cardQuoteAtom, chooseInksAutomaticallyAtom } from '../../../state/card'
import { exportSizeAtom } from '../../../state/exporting'
import { IconButton } from '../../../ui/IconButton'
import { cardPlaceAtom, isZoomedAtom } from '../canvas/state/canvasView'
import { fitCamera, stepZoom } from '../canvas/state/moveCamera'
import styles from './Desk.module.css'
import { editorScene } from '../../../state/editorScene'
import { useMediaQuery } from '../../browser/useWindowWidth'
import { dismissHintAtom, isHintShownAtom, showHintAtom } from './hintAtoms'
import hardToReadStyles from './HardToRead.module.css'

const shownPercentAtom = atom((get) => Math.round((get(cardPlaceAtom)?.scale ?? 1) * 100))

/** What the small print shows beside the source; `none` if there is no room for small print. */
export type DeskAside = 'zoom' | 'size' | 'none'

interface SourceLineProps {
  aside: DeskAside
  hasRoomBelow: boolean // for the hint
}

/** Below the card: the source of the words, and the card's zoom or, if there is no dock, its export size. */
export function SourceLine({ aside, hasRoomBelow }: SourceLineProps) {
  const { t } = useTranslation()
  const quote = useAtomValue(cardQuoteAtom)
  const isZoomed = useAtomValue(isZoomedAtom)
  return (
    <div className={styles.line}>
      <p className={styles.source}>
        {quote && t(`source.${quote.source}`, { date: dateInWords(quote.date, currentLanguage()) })}
      </p>
      <HardToRead />
      <CardHint isInstead={!hasRoomBelow} />
      <div className={styles.aside}>{aside === 'zoom' || isZoomed ? <Zoom /> : <FileSize />}</div>
    </div>
  )
}

/** The card's zoom; pressing it fits a zoomed card again. */
function Zoom() {
  const { t } = useTranslation()
  const store = useStore()
  const percent = useAtomValue(shownPercentAtom)
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
 * Says once that the card itself can be tapped, dragged and written on. `isInstead`: without room below the
 * line it takes the place of the line's source.
 */
function CardHint({ isInstead }: { isInstead: boolean }) {
  const { t } = useTranslation()
  const isShown = useAtomValue(isHintShownAtom)
  const show = useSetAtom(showHintAtom)
  const dismiss = useSetAtom(dismissHintAtom)
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isCardShown = useAtomValue(editorScene.isShownAtom)
  // Not before the live region below is in the page: it is then announced.
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

/** In the place of the source: a colour that was set by hand stays, and contrast is one click away. */
function HardToRead() {
  const { t } = useTranslation()
  const notice = useAtomValue(editorScene.readySceneAtom)?.notices.find(({ code }) => code === 'hard-to-read')
  const chooseAutomatically = useSetAtom(chooseInksAutomaticallyAtom)
  const status = useRef<HTMLDivElement>(null)
  const choose = () => {
    status.current?.focus() // the button goes with its notice
    if (notice?.code === 'hard-to-read') chooseAutomatically(notice.blocks)
  }
  return (
    <div ref={status} role="status" tabIndex={-1} className={styles.hardToRead}>
      {notice && (
        <p>
          {t('editor.hardToRead')}{' '}
          <button type="button" className={hardToReadStyles.action} onClick={choose}>
            {t('editor.chooseAutomatically')}
          </button>
        </p>
      )}
    </div>
  )
}

import { atom, useAtomValue, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dateInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { cardQuoteAtom } from '../../../state/card'
import { exportSizeAtom } from '../../../state/exporting'
import { IconButton } from '../../../ui/IconButton'
import { cardPlaceAtom, isZoomedAtom } from '../canvas/state/canvasView'
import { fitCamera, stepZoom } from '../canvas/state/moveCamera'
import { CardHint } from './CardHint'
import styles from './Desk.module.css'
import { HardToRead } from './HardToRead'

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

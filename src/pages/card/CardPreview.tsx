import { useAtomValue, useSetAtom, type Atom } from 'jotai'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Card } from '../../card/card'
import { currentLanguage } from '../../language/i18n'
import type { Scene } from '../../scene/nodes'
import { isCardShownAtom } from '../../state/edition'
import type { SceneAtoms } from '../../state/scene'
import { CardOutline } from './CardOutline'
import styles from './CardPreview.module.css'
import { cardWords } from './cardWords'
import { CardPicture } from '../../draw/CardPicture'
import { RetryNote } from '../shared/RetryNote'

interface CardPreviewProps {
  atoms: SceneAtoms
  card: Card | null
  widthPx: number // CSS px
  heightPx: number
  waitingFor?: string // content that the outline says is loading; default: today's quote
  onShown?: () => void // called when the card is drawn; until then the page shows something else in its place
  Drawing?: CardDrawing
}

export interface DrawingProps {
  sceneAtom: Atom<Scene | null> // null only before and after it is shown
  widthPx: number // CSS px
  onDrawn?: () => void
}

/** It subscribes to the scene itself, so the preview does not re-render. */
export type CardDrawing = ComponentType<DrawingProps>

/**
 * Until glyphs are loaded its outline has the final size. Offline, it keeps the last scene and reports what
 * is missing.
 */
export function CardPreview(props: CardPreviewProps) {
  const { atoms, card, widthPx, heightPx, waitingFor, onShown, Drawing = PaintedCard } = props
  const isShown = useAtomValue(atoms.isShownAtom)
  const fonts = useAtomValue(atoms.fontsAtom)
  const loadScene = useSetAtom(atoms.loadSceneAtom)
  const [attempt, setAttempt] = useState(0)
  const { t } = useTranslation()

  const awaited = useAtomValue(atoms.awaitedAtom) // stays null while typing text whose fonts are loaded
  useEffect(() => {
    if (!awaited) return
    const loading = new AbortController()
    void loadScene(loading.signal)
    return () => loading.abort()
  }, [awaited, loadScene, attempt])

  const markCardShown = useSetAtom(isCardShownAtom)
  const onDrawn = useCallback(() => {
    markCardShown(true)
    onShown?.()
  }, [markCardShown, onShown])

  const offline = fonts.status === 'offline' && (
    <RetryNote title={t('error.fonts')} onRetry={() => setAttempt(attempt + 1)}>
      {t('error.fontsNext')}
    </RetryNote>
  )
  const note = offline && <div className={styles.note}>{offline}</div>
  if (!isShown || !card) {
    const outline = offline ? (
      <CardOutline>{offline}</CardOutline>
    ) : (
      <CardOutline label={waitingFor ?? t('home.loading')} />
    )
    return (
      <div className={styles.place} style={{ width: widthPx, height: heightPx }}>
        {onShown ? note : outline}
      </div>
    )
  }
  return (
    <div className={styles.place} style={{ width: widthPx }}>
      <div className={styles.card} role="img" aria-label={cardWords(card, currentLanguage())}>
        <Drawing sceneAtom={atoms.readySceneAtom} widthPx={widthPx} onDrawn={onDrawn} />
      </div>
      {note}
    </div>
  )
}

/** The editor's is painted until its stage has loaded. */
function PaintedCard({ sceneAtom, ...props }: DrawingProps & { pixelRatio?: number }) {
  const scene = useAtomValue(sceneAtom)
  return scene && <CardPicture {...props} scene={scene} />
}

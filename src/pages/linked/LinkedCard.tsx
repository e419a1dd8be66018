import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Card } from '../../card/card'
import { loadLinkedPicturesAtom } from '../../state/linkedCard'
import { linkedScene } from '../../state/linkedScene'
import { CardPreview } from '../card/CardPreview'
import { PaintedCard } from '../card/PaintedCard'
import { PictureNotice } from '../shared/pictures/PictureNotice'
import { Toasts } from '../shared/Toasts'
import styles from './CardPage.module.css'

interface LinkedCardProps {
  card: Card
  widthPx: number // CSS px
  heightPx: number
}

/** In one chunk with the drawing engine. */
export function LinkedCard({ card, widthPx, heightPx }: LinkedCardProps) {
  const { t } = useTranslation()
  const toAsk = useAtomValue(linkedScene.toAskAtom)
  const loadPictures = useSetAtom(loadLinkedPicturesAtom)
  return (
    <>
      <CardPreview
        atoms={linkedScene}
        card={card}
        widthPx={widthPx}
        heightPx={heightPx}
        waitingFor={t('linked.loading')}
        Drawing={PaintedCard}
      />
      <div className={styles.toasts}>
        <Toasts>
          <PictureNotice srcs={toAsk} onLoad={loadPictures} />
        </Toasts>
      </div>
    </>
  )
}

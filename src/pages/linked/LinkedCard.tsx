import { useTranslation } from 'react-i18next'
import type { Card } from '../../card/card'
import { linkedScene } from '../../state/linkedScene'
import { CardPreview } from '../card/CardPreview'
import { PaintedCard } from '../card/PaintedCard'

interface LinkedCardProps {
  card: Card
  widthPx: number // CSS px
  heightPx: number
}

/** In one chunk with the drawing engine. */
export function LinkedCard({ card, widthPx, heightPx }: LinkedCardProps) {
  const { t } = useTranslation()
  return (
    <CardPreview
      atoms={linkedScene}
      card={card}
      widthPx={widthPx}
      heightPx={heightPx}
      waitingFor={t('linked.loading')}
      Drawing={PaintedCard}
    />
  )
}

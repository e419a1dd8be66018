import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dayScene, shownDayCardAtom } from '../../state/dayCard'
import { CardPreview } from '../card/CardPreview'

interface DrawnDayCardProps {
  widthPx: number // CSS px
  heightPx: number
}

/** In one chunk with the drawing engine. */
export function DrawnDayCard({ widthPx, heightPx }: DrawnDayCardProps) {
  const { t } = useTranslation()
  return (
    <CardPreview
      atoms={dayScene}
      card={useAtomValue(shownDayCardAtom)}
      widthPx={widthPx}
      heightPx={heightPx}
      waitingFor={t('day.loading')}
    />
  )
}

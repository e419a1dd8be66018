import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dayScene, shownDayCardAtom } from '../../state/dayCard'
import { CardPreview } from '../card/CardPreview'

/** In one chunk with the drawing engine. */
export function DrawnDayCard(size: { widthPx: number; heightPx: number }) {
  const { t } = useTranslation()
  return (
    <CardPreview
      atoms={dayScene}
      card={useAtomValue(shownDayCardAtom)}
      waitingFor={t('day.loading')}
      {...size}
    />
  )
}

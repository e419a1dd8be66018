import '../../language/cardsTexts'
import { useTranslation } from 'react-i18next'

export function CardsPage() {
  const { t } = useTranslation()
  return <h1>{t('meta.cards.title')}</h1>
}

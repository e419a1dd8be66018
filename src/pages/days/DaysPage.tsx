import '../../language/daysTexts'
import { useTranslation } from 'react-i18next'

export function DaysPage() {
  const { t } = useTranslation()
  return <h1>{t('meta.days.title')}</h1>
}

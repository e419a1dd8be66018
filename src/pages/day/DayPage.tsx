import '../../language/daysTexts'
import { useTranslation } from 'react-i18next'

export function DayPage() {
  const { t } = useTranslation()
  return <h1>{t('meta.day.title')}</h1>
}

import { useTranslation } from 'react-i18next'

/** The day's card and the ways to begin. */
export function HomePage() {
  const { t } = useTranslation()
  return <h1>{t('home.title')}</h1>
}

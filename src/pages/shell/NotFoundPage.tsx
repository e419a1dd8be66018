import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  const { t } = useTranslation()
  const language = currentLanguage()
  return (
    <div className={styles.page}>
      <EmptyState title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink to={withLanguage('/', language)}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={withLanguage('/about', language)} look="bare">
          {t('notFound.about')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

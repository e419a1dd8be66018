import { useTranslation } from 'react-i18next'
import { localPath } from '../../language/i18n'
import { ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import styles from './PageFrame.module.css'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <div className={styles.notFound}>
      <EmptyState title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink to={localPath('/')}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={localPath('/about')} look="bare">
          {t('notFound.about')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { localPath } from '../../../language/i18n'
import { ButtonLink } from '../../../ui/Button'
import { BarTools } from '../lateTools'
import styles from './Desk.module.css'

export function DeskBar() {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <ButtonLink to={localPath('/')} look="bare" icon="back">
        {t('editor.backToHome')}
      </ButtonLink>
      <div className={styles.steps}>
        <BarTools />
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { ButtonLink } from '../../../ui/Button'
import { BarTools } from '../lateTools'
import styles from './Desk.module.css'

export function DeskBar() {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <ButtonLink to={withLanguage('/', currentLanguage())} look="bare" icon="back">
        {t('editor.backToHome')}
      </ButtonLink>
      <div className={styles.steps}>
        <BarTools />
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/Spinner'
import styles from './Outlines.module.css'

export function PanelOutline() {
  const { t } = useTranslation()
  return (
    <div className={styles.panel} aria-busy="true">
      <Spinner label={t('site.loading')} />
    </div>
  )
}

export function DockOutline() {
  return <div className={styles.dock} />
}

import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/Spinner'
import styles from './Outlines.module.css'

/** Stands in the place of panels whose code is still loading, and says so when that takes long. */
export function PanelOutline() {
  const { t } = useTranslation()
  return (
    <div className={styles.panel} aria-busy="true">
      <Spinner label={t('site.loading')} />
    </div>
  )
}

/** Stands in the place of the export bar below the card. */
export function DockOutline() {
  return <div className={styles.dock} />
}

import { useTranslation } from 'react-i18next'
import { SetDock } from '../dock/SetDock'
import { SetTabs } from '../SetTabs'
import { Problems } from '../sheet/Problems'
import { SheetDesk } from '../SheetDesk'
import styles from './Layouts.module.css'
import { BackBar, SetToasts } from './parts'

/** Wide windows: what is chosen at the left, the contact sheet and the way out beside it. */
export function ColumnsLayout() {
  const { t } = useTranslation()
  return (
    <div className={styles.columns}>
      <aside className={styles.panel} aria-label={t('set.options')}>
        <SetTabs />
      </aside>
      <div className={styles.centre}>
        <BackBar />
        <SheetDesk />
        <SetToasts />
        <Problems />
        <SetDock />
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Desk } from '../desk/Desk'
import { DeskBar } from '../desk/DeskBar'
import { EditorToasts } from '../EditorToasts'
import { ExportDock } from '../export/ExportDock'
import { AllTabs } from './AllTabs'
import styles from './Layouts.module.css'
import { useKeptFocus } from './useKeptFocus'

/** Landscape tablets: all panels in a column at the right. */
export function SideLayout() {
  const { t } = useTranslation()
  useKeptFocus()
  return (
    <div className={styles.withSide}>
      <div className={styles.centre}>
        <DeskBar />
        <Desk />
        <div className={styles.toasts}>
          <EditorToasts />
        </div>
        <ExportDock />
      </div>
      <aside className={styles.right} aria-label={t('editor.panels')}>
        <AllTabs look="swipe" />
      </aside>
    </div>
  )
}

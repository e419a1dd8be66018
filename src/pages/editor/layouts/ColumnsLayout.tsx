import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { lastSideAtom } from '../editorTabs'
import { SideTabs, EditorToasts, ExportDock, AllTabs } from '../lateTools'
import styles from './Layouts.module.css'
import { useKeptFocus } from './useKeptFocus'
import { Desk } from '../desk/Desk'
import { DeskBar } from '../desk/DeskBar'

export function ColumnsLayout() {
  const { t } = useTranslation()
  const setSide = useSetAtom(lastSideAtom)
  useKeptFocus()
  return (
    <div className={styles.columns}>
      <aside className={styles.left} aria-label={t('editor.cardPanels')} onFocus={() => setSide('left')}>
        <SideTabs side="left" />
      </aside>
      <Centre />
      <aside className={styles.right} aria-label={t('editor.stylePanels')} onFocus={() => setSide('right')}>
        <SideTabs side="right" />
      </aside>
    </div>
  )
}

function Centre() {
  return (
    <div className={styles.centre}>
      <DeskBar />
      <Desk />
      <div className={styles.toasts}>
        <EditorToasts />
      </div>
      <ExportDock />
    </div>
  )
}

export function SideLayout() {
  const { t } = useTranslation()
  useKeptFocus()
  return (
    <div className={styles.withSide}>
      <Centre />
      <aside className={styles.right} aria-label={t('editor.panels')}>
        <AllTabs look="swipe" />
      </aside>
    </div>
  )
}

import { useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lastSideAtom } from '../editorTabs'
import { SideTabs, EditorToasts, ExportDock, AllTabs } from '../lateTools'
import { PanelOutline, DockOutline } from '../Outlines'
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
        <Suspense fallback={<PanelOutline />}>
          <SideTabs side="left" />
        </Suspense>
      </aside>
      <Centre />
      <aside className={styles.right} aria-label={t('editor.stylePanels')} onFocus={() => setSide('right')}>
        <Suspense fallback={<PanelOutline />}>
          <SideTabs side="right" />
        </Suspense>
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
        <Suspense>
          <EditorToasts />
        </Suspense>
      </div>
      <Suspense fallback={<DockOutline />}>
        <ExportDock />
      </Suspense>
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
        <Suspense fallback={<PanelOutline />}>
          <AllTabs look="swipe" />
        </Suspense>
      </aside>
    </div>
  )
}

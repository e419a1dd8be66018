import { useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lastSideAtom } from '../editorTabs'
import { SideTabs } from '../lateTools'
import { PanelOutline } from '../Outlines'
import { Centre } from './Centre'
import styles from './Layouts.module.css'
import { useKeptFocus } from './useKeptFocus'

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

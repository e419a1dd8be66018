import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AllTabs } from '../lateTools'
import { PanelOutline } from '../Outlines'
import { Centre } from './Centre'
import styles from './Layouts.module.css'
import { useKeptFocus } from './useKeptFocus'

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

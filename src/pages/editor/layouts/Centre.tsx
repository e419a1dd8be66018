import { Suspense } from 'react'
import { Desk } from '../desk/Desk'
import { DeskBar } from '../desk/DeskBar'
import { EditorToasts, ExportDock } from '../lateTools'
import { DockOutline } from '../Outlines'
import styles from './Layouts.module.css'

export function Centre() {
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

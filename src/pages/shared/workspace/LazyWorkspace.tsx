import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { useHydrated } from '../../browser/useHydrated'
import { CardOutline } from '../../card/CardOutline'
import styles from './Workspace.module.css'

interface OutlineProps {
  back: ReactNode // the link in the bar
  title: string
  text: string
  withoutScript: ReactNode
  isEditor?: boolean // a large card, and no bar but on a phone
}

/** The static page has only the outline; a transition keeps it until the workspace is ready. */
export function LazyWorkspace({ Workspace, ...words }: OutlineProps & { Workspace: ComponentType }) {
  const [isOpen, setOpen] = useState(useHydrated())
  useEffect(() => startTransition(() => setOpen(true)), [])
  const outline = <Outline {...words} />
  return <Suspense fallback={outline}>{isOpen ? <Workspace /> : outline}</Suspense>
}

/** A workspace before its code has loaded: what the page is for, and a card's outline on the desk. */
function Outline({ back, title, text, withoutScript, isEditor }: OutlineProps) {
  const { t } = useTranslation()
  return (
    <div className={classes(styles.desk, isEditor && styles.editor)}>
      <div className={styles.bar}>{back}</div>
      <div className={styles.middle}>
        <div className={styles.card}>
          <CardOutline label={t('site.loading')} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <noscript>{withoutScript && <p className={styles.notice}>{withoutScript}</p>}</noscript>
      </div>
    </div>
  )
}

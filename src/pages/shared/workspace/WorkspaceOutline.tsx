import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { CardOutline } from '../../card/CardOutline'
import styles from './WorkspaceOutline.module.css'

interface WorkspaceOutlineProps {
  back: ReactNode // the link in the bar
  title: string
  text: string
  withoutScript: ReactNode
  isEditor?: boolean // a large card, and no bar but on a phone
}

/** A workspace before its code has loaded: what the page is for, and a card's outline on the desk. */
export function WorkspaceOutline({ back, title, text, withoutScript, isEditor }: WorkspaceOutlineProps) {
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

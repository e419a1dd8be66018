import { Component, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import styles from './PageFrame.module.css'

declare global {
  interface Window {
    /** Once the page was left for another document: resolves if it stays after all; public/first-paint.js makes it. */
    leaving?: Promise<unknown>
  }
}

interface State {
  hasFailed: boolean
}

/** Keeps a page that throws, or whose code failed to load, from breaking the whole site. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children
  }
}

function Failure() {
  const { t } = useTranslation()
  if (window.leaving) use(window.leaving) // what was there stays until the page is gone
  return (
    <div className={styles.failed}>
      <ErrorNote
        title={t('error.page')}
        action={<Button onPress={() => location.reload()}>{t('error.reload')}</Button>}
      >
        {t('error.pageNext')}
      </ErrorNote>
    </div>
  )
}

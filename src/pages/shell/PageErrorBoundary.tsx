import { Component, type ReactNode } from 'react'
import { withTranslation, type WithTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import styles from './PageFrame.module.css'

interface State {
  hasFailed: boolean
}

/** Keeps a page that throws, or whose code failed to load, from breaking the whole site. */
class Boundary extends Component<WithTranslation & { children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    const { t, children } = this.props
    if (!this.state.hasFailed) return children
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
}

export const PageErrorBoundary = withTranslation()(Boundary)

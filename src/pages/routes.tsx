import {
  Suspense,
  useLayoutEffect,
  Component,
  use,
  type ReactNode,
  StrictMode,
  useEffect,
  useState,
  type ComponentType,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { createStore, Provider } from 'jotai'
import { DAYS_PATH, daysAddress } from '../calendar/dayPaths'
import { changeLanguage } from '../language/changeLanguage'
import { currentLanguage } from '../language/i18n'
import { dayInWords } from '../language/dateInWords'
import type { LanguageId } from '../language/languages'
import { hasLanguagePrefix, languageOfPath, withLanguage, withoutLanguage } from '../language/path'
import { Spinner } from '../ui/Spinner'
import { browserLanguageEffects, useShownLanguage } from './browser/browserLanguage'
import { PageFrame } from './shell/PageFrame'
import { showHead } from './head/showHead'
import { hasOwnHead, PAGES, pageAt } from './pages'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'
import styles from './shell/PageFrame.module.css'

declare global {
  interface Window {
    /** Set when the page is being left; resolves if it stays after all. Created by public/first-paint.js. */
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

/**
 * All URLs of the site in three forms: /zh/…, /en/… and without language. Renders nothing before texts are
 * loaded.
 */
export function SiteRoutes() {
  const shown = useShownLanguage()
  return shown && <PageAtAddress shown={shown} />
}

/**
 * The URL is the source of truth: a prefix sets the language, and a path without one gets the current. The
 * page renders meanwhile, to avoid flicker.
 */
function PageAtAddress({ shown }: { shown: LanguageId }) {
  const { pathname, search, hash } = useLocation()
  const { t } = useTranslation()
  const asked = languageOfPath(pathname)
  const path = withoutLanguage(pathname)
  const pageId = pageAt(path)
  const { Page, layout } = PAGES[pageId]
  const title = t(`meta.${pageId}.title`)
  const address = daysAddress(path)
  const name = address?.kind === 'day' ? dayInWords(address.day, shown) : title

  useLayoutEffect(() => {
    if (!asked || asked === currentLanguage()) return
    changeLanguage(asked, browserLanguageEffects).catch(() => location.reload()) // The URL is already correct.
  }, [asked])

  useLayoutEffect(() => {
    if (hasOwnHead(pageId)) return
    showHead({ pageId, language: shown, path, title }).catch(() => undefined) // Offline the title is already set.
  }, [pageId, shown, path, title])

  return (
    <>
      {!hasLanguagePrefix(pathname) && (
        <Navigate replace to={withLanguage(pathname, asked ?? shown) + search + hash} />
      )}
      {/* The calendar stays mounted across months, to keep its focus. */}
      <PageFrame layout={layout} title={name} path={pageId === 'days' ? DAYS_PATH : path}>
        <PageErrorBoundary key={pageId}>
          <Suspense fallback={<Spinner label={t('site.loading')} />}>
            <Page />
          </Suspense>
        </PageErrorBoundary>
      </PageFrame>
    </>
  )
}

function Failure() {
  const { t } = useTranslation()
  if (window.leaving) use(window.leaving) // The old content stays until the page is gone.
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

/** `Router` is the browser's, or one with a fixed URL for a static page. */
export function Site({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  const [store] = useState(createStore)
  useHydratedMark()
  return (
    <StrictMode>
      <Provider store={store}>
        <Router>
          <SiteRoutes />
        </Router>
      </Provider>
    </StrictMode>
  )
}

/** Marks the page as interactive, for tests and scripts that wait for it. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
  }, [])
}

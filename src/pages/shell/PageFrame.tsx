import { type ReactNode, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { classes } from '../../ui/classes'
import styles from './PageFrame.module.css'
import { SiteHeader } from './SiteHeader'
import { DeveloperNote, WorkspaceNoteButton, WorkspaceNoteLine } from '../widget/DeveloperNote'
import { isKeyboardHeld } from '../browser/heldKeyboard'
import { editionAtom, isCardShownAtom } from '../../state/edition'
import { Notice } from '../../ui/ToastList'
import { SITE } from '../../site'
import { Link } from '../../ui/Link'
import { BUILT_DAY } from '../../calendar/builtDay'
import { useHydrated } from '../browser/useHydrated'
import { afterLoad } from '../browser/afterLoad'

// Without language (DECISIONS.md, Addresses and language): routes.tsx adds the current one.
const LINKS = [
  'home',
  'editor',
  'about',
  'guide',
  'authors',
  'developers',
  'donate',
  'privacy',
  'terms',
] as const

const START_DELAY_MS = 3_000 // The card and the visitor's first actions have priority.

export interface PageFrameProps {
  layout: 'page' | 'workspace'
  title: string // names the main landmark, so that focusing it announces the page
  path: string // without the language: changing only that is no navigation
  children: ReactNode
}

/** A workspace fills the window, without footer, and has its own top bar on a phone. */
export function PageFrame({ layout, title, path, children }: PageFrameProps) {
  const { t } = useTranslation()
  const main = useNavigationFocus(path)
  const isWorkspace = layout === 'workspace'
  return (
    <div className={classes(styles.frame, styles[layout])}>
      <a href="#content" className={styles.skip}>
        {t('site.skip')}
      </a>
      <SiteHeader hasNote={!isWorkspace}>{isWorkspace && <WorkspaceNoteButton bar="header" />}</SiteHeader>
      {isWorkspace && <WorkspaceNoteLine bar="header" />}
      <main ref={main} id="content" tabIndex={-1} className={styles.main} aria-label={title}>
        {children}
      </main>
      <EditionNotice awaitsCard={path === '/' || path === '/editor'} />
      {!isWorkspace && <DeveloperNote />}
      {!isWorkspace && <SiteFooter />}
    </div>
  )
}

/**
 * After navigation, scrolls to the top (or #fragment) and focuses the content, as a full load does. A held
 * on-screen keyboard stays open.
 */
function useNavigationFocus(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (!isKeyboardHeld()) main.current?.focus({ preventScroll: true })
    if (isBack) return
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place) place.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [path, hash, isBack])
  return main
}

/** The current edition keeps running until the visitor agrees. */
function EditionNotice({ awaitsCard }: { awaitsCard: boolean }) {
  const { t } = useTranslation()
  const [edition, setEdition] = useAtom(editionAtom)
  useWatchedEdition(awaitsCard)
  const acceptEdition = () => {
    if (edition === 'changed') location.reload()
    else void import('./edition').then(({ activateNewEdition }) => activateNewEdition())
  }
  return (
    <div role="status" className={styles.editionNotice}>
      {edition !== 'current' && (
        <Notice
          text={t(`edition.${edition}`)}
          actions={[{ label: t('edition.take'), run: acceptEdition }]}
          dismiss={{ label: t('site.dismiss'), run: () => setEdition('current') }}
        />
      )}
    </div>
  )
}

function useWatchedEdition(awaitsCard: boolean): void {
  const store = useStore()
  const isCardShown = useAtomValue(isCardShownAtom)
  const mayStart = isCardShown || !awaitsCard
  useEffect(() => {
    if (!mayStart || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    return afterLoad(START_DELAY_MS, () => {
      void import('./edition')
        .then(({ watchEdition }) => watchEdition(store))
        .catch((reason: unknown) => console.warn('The site is not stored for use offline.', reason))
    })
  }, [store, mayStart])
}

function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        <p>{t('footer.description')}</p>
        <nav aria-label={t('footer.navigation')} className={styles.footerLinks}>
          {LINKS.map((page) => (
            <Link key={page} to={page === 'home' ? '/' : `/${page}`} className={styles.footerLink}>
              {t(`footer.${page}`)}
            </Link>
          ))}
        </nav>
        <p className={styles.footerSmall}>
          <span>{t('footer.copyright', { year: useYear() })}</span>
          <a href={`mailto:${SITE.contactEmail}`} className={styles.footerLink}>
            {t('footer.support', { email: SITE.contactEmail })}
          </a>
        </p>
      </div>
    </footer>
  )
}

/** The current year; in a static page the year of the build. */
function useYear(): number {
  return useHydrated() ? new Date().getFullYear() : Number(BUILT_DAY.slice(0, 4))
}

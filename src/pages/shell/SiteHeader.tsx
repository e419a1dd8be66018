import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSetAtom } from 'jotai'
import { SET_PATH } from '../../card/cardAddress'
import { currentLanguage, preloadTexts, localPath } from '../../language/i18n'
import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../../language/languages'
import { withLanguage, withoutLanguage } from '../../language/path'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { Link } from '../../ui/Link'
import { Mark } from '../../ui/Mark'
import { Menu } from '../../ui/Menu'
import { SteadyText } from '../../ui/SteadyText'
import { useDismiss } from '../../ui/useDismiss'
import { preloadEditor } from '../importEditor'
import styles from './SiteHeader.module.css'
import { Button } from '../../ui/Button'
import { chooseTheme, useTheme } from '../browser/theme'
import { isNoteMinimisedAtom, NOTE_ID, showNoteAtom } from '../widget/noteAtoms'

const LINKS = ['home', 'days', 'editor', 'cards', 'guide', 'about'] as const

const LANGUAGE_OPTIONS = LANGUAGE_IDS.map((id) => ({
  id,
  label: LANGUAGES[id].name,
  lang: LANGUAGES[id].htmlLang,
})).reverse() // English first

export function SiteHeader({ hasNote, children }: { hasNote: boolean; children?: ReactNode }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const header = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useDismiss(header, isOpen, close)

  // The URL contains the language: routes.tsx follows it and then announces the change.
  const choose = (id: LanguageId) =>
    void navigate(withLanguage(pathname, id) + search + hash, { replace: true })

  return (
    <header
      ref={header}
      className={styles.header}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        menuButton.current?.focus()
      }}
    >
      <Link to={localPath('/')} className={styles.brand} onClick={close}>
        <Mark />
        <span>{t('site.name')}</span>
      </Link>
      <nav
        id="site-menu"
        aria-label={t('site.navigation')}
        className={classes(styles.nav, isOpen && styles.open)}
      >
        {LINKS.map((page) => {
          const path = page === 'home' ? '/' : `/${page}`
          return (
            <Link
              key={page}
              to={localPath(path)}
              aria-current={currentOf(path, withoutLanguage(pathname))}
              className={classes(styles.link)}
              onClick={close}
              {...(page === 'editor' && { onPointerEnter: preloadEditor, onFocus: preloadEditor })}
            >
              <SteadyText>{t(`site.${page}`)}</SteadyText>
            </Link>
          )
        })}
        {hasNote && <NoteMenuLink className={classes(styles.link, styles.noteInMenu)} onFollow={close} />}
        <span className={styles.themeInMenu}>
          <ThemeButton showsName />
        </span>
      </nav>
      <div className={styles.actions}>
        {children}
        <noscript>
          {LANGUAGE_OPTIONS.filter(({ id }) => id !== language).map(({ id, label, lang }) => (
            <a key={id} href={withLanguage(pathname, id)} hrefLang={lang} lang={lang} className={styles.link}>
              {label}
            </a>
          ))}
        </noscript>
        <Menu
          label={t('site.language')}
          shows={
            <>
              <Icon name="globe" />
              <span aria-hidden="true">{LANGUAGES[language].name}</span>
            </>
          }
          value={language}
          options={LANGUAGE_OPTIONS}
          onChange={choose}
          onIntent={preloadTexts}
        />
        <span className={styles.themeInBar}>
          <ThemeButton />
        </span>
        <span className={styles.menuButton}>
          <IconButton
            ref={menuButton}
            label={t('site.menu')}
            icon={isOpen ? 'close' : 'menu'}
            isExpanded={isOpen}
            controls="site-menu"
            onPress={() => setOpen(!isOpen)}
          />
        </span>
      </div>
    </header>
  )
}

/** Day pages count as the calendar's and the set as the editor's, though the links lead elsewhere. */
function currentOf(path: string, shown: string): 'page' | 'true' | undefined {
  if (shown === path) return 'page'
  if (shown === SET_PATH) return path === '/editor' ? 'true' : undefined
  return path !== '/' && shown.startsWith(`${path}/`) ? 'true' : undefined
}

function ThemeButton({ showsName }: { showsName?: boolean }) {
  const { t } = useTranslation()
  const isDark = useTheme() === 'dark'
  const icon = isDark ? 'sun' : 'moon'
  const toggleTheme = () => chooseTheme(isDark ? 'light' : 'dark')
  if (showsName)
    return (
      <Button look="bare" icon={icon} onPress={toggleTheme}>
        {t('site.theme')}
      </Button>
    )
  const title = t(isDark ? 'site.toLight' : 'site.toDark')
  return <IconButton label={t('site.theme')} title={title} icon={icon} onPress={toggleTheme} />
}

function NoteMenuLink({ className, onFollow }: { className: string; onFollow: () => void }) {
  const { t } = useTranslation()
  const show = useSetAtom(showNoteAtom)
  const setMinimised = useSetAtom(isNoteMinimisedAtom)
  const follow = () => {
    show()
    setMinimised(false)
    onFollow()
  }
  return (
    <a href={`#${NOTE_ID}`} className={className} onClick={follow}>
      {t('note.label')}
    </a>
  )
}

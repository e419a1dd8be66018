import { useTranslation } from 'react-i18next'
import { SITE } from '../../site'
import { Link } from '../../ui/Link'
import { BUILT_DAY } from '../browser/builtDay'
import styles from './SiteFooter.module.css'
import { useHydrated } from '../browser/useHydrated'

// Without a language (DECISIONS.md, Addresses and language): routes.tsx adds the current one.
const LINKS = [
  { page: 'home', path: '/' },
  { page: 'editor', path: '/editor' },
  { page: 'about', path: '/about' },
  { page: 'guide', path: '/guide' },
  { page: 'donate', path: '/donate' },
  { page: 'privacy', path: '/privacy' },
  { page: 'terms', path: '/terms' },
] as const

/** The site's description, links and contact. */
export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.description}>{t('footer.description')}</p>
        <nav aria-label={t('footer.navigation')} className={styles.links}>
          {LINKS.map(({ page, path }) => (
            <Link key={page} to={path} className={styles.link}>
              {t(`footer.${page}`)}
            </Link>
          ))}
        </nav>
        <p className={styles.small}>
          <span>{t('footer.copyright', { year: useYear() })}</span>
          <a href={`mailto:${SITE.contactEmail}`} className={styles.link}>
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

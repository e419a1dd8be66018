import { i18n } from '../language/i18n'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { withLanguage } from '../language/path'
import { pageWords } from '../pages/head/pageHead'
import { PAGES } from '../pages/pages'
import { ICONS } from './icons'

const PAPER = '#f5f5f2' // as in tokens.css and index.html; a test keeps the three equal

/** The site as an application, in one language (W3C Web Application Manifest). */
export function webManifest(language: LanguageId): string {
  const t = i18n.getFixedT(language)
  const { title, description } = pageWords('home', language)
  const manifest = {
    id: '/',
    name: title,
    short_name: t('site.name'),
    description,
    lang: LANGUAGES[language].htmlLang,
    dir: 'ltr',
    start_url: withLanguage('/', language),
    scope: '/',
    display: 'standalone',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['productivity', 'design'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICONS.filter(({ purpose }) => purpose !== 'touch').map(({ file, sizePx, purpose }) => ({
        src: `/${file}`,
        type: 'image/png',
        sizes: `${sizePx}x${sizePx}`,
        purpose,
      })),
    ],
    shortcuts: [{ name: t('site.editor'), url: withLanguage(PAGES.editor.path, language) }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

import { FALLBACK_LANGUAGE, LANGUAGE_IDS, type LanguageId } from './languages'

/** Validates a language id from outside. */
export function isLanguageId(value: unknown): value is LanguageId {
  return typeof value === 'string' && (LANGUAGE_IDS as string[]).includes(value)
}

/** A prefix decides (`/en/about`); on a code-hosting site, the viewed README does. Else null. */
export function languageOfPath(pathname: string): LanguageId | null {
  const first = pathname.split('/')[1]
  if (isLanguageId(first)) return first
  if (pathname.includes('README_ZH.md')) return 'zh'
  if (pathname.includes('README.md')) return 'en'
  return null
}

/** True for `/zh` and `/en/about`, but not `/zhang`. */
export function hasLanguagePrefix(pathname: string): boolean {
  return isLanguageId(pathname.split('/')[1])
}

/** Makes `/about` of `/en/about`, `/` of `/en`. */
export function withoutLanguage(pathname: string): string {
  if (!hasLanguagePrefix(pathname)) return pathname || '/'
  return '/' + pathname.split('/').slice(2).join('/')
}

/** Makes `/en/about` of `/about`, `/en` of `/zh`. */
export function withLanguage(pathname: string, language: LanguageId): string {
  const rest = withoutLanguage(pathname).replace(/^\/+/, '')
  return rest ? `/${language}/${rest}` : `/${language}`
}

/** Taken from the path, else stored, else the browser's (zh* or English), else Chinese. */
export function initialLanguage(known: {
  pathname: string
  stored: string | null
  browser: string | undefined
}): LanguageId {
  const asked = languageOfPath(known.pathname)
  if (asked) return asked
  if (isLanguageId(known.stored)) return known.stored
  if (!known.browser) return FALLBACK_LANGUAGE
  return known.browser.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

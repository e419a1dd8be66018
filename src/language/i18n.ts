import { createInstance, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { COUNTS } from './counts'
import { FALLBACK_LANGUAGE, LANGUAGE_IDS, type LanguageId } from './languages'
import { isLanguageId, withLanguage } from './path'

/** A language's texts are loaded when first shown; the editor's ship with the editor. */
export const i18n = createInstance()

const SITE_TEXTS = {
  zh: () => import('./locales/zh.json'),
  en: () => import('./locales/en.json'),
} satisfies Record<LanguageId, () => Promise<{ default: Texts }>>

interface Texts {
  readonly [key: string]: string | Texts
}

const texts: Record<LanguageId, Texts> = { zh: {}, en: {} }
const loaded: Partial<Record<LanguageId, Promise<void>>> = {}

export function loadTexts(language: LanguageId): Promise<void> {
  const loading = (loaded[language] ??= SITE_TEXTS[language]().then((site) => add(language, site.default)))
  loading.catch(() => delete loaded[language]) // lets the next call retry
  return loading
}

/** Prefetches, in case the visitor switches. */
export function preloadTexts(): void {
  for (const language of LANGUAGE_IDS) loadTexts(language).catch(() => undefined) // switching retries
}

/** Lazily loaded code may call it before and after startTranslations. */
export function addTexts(more: Record<LanguageId, Texts>): void {
  for (const language of LANGUAGE_IDS) add(language, more[language])
}

function add(language: LanguageId, more: Texts): void {
  texts[language] = merged(texts[language], more)
  if (i18n.isInitialized) i18n.addResourceBundle(language, 'translation', more, true)
}

/** Two files may share a group. */
function merged(texts: Texts, more: Texts): Texts {
  const both: Record<string, string | Texts> = { ...texts }
  for (const [key, value] of Object.entries(more)) {
    const known = both[key]
    both[key] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value
  }
  return both
}

/** Makes i18next emit `initialized`. Rejects if the texts cannot be loaded. */
export async function startTranslations(language: LanguageId): Promise<void> {
  await loadTexts(language)
  if (i18n.isInitialized) {
    await i18n.changeLanguage(language)
    return
  }
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: LANGUAGE_IDS,
    resources: Object.fromEntries(LANGUAGE_IDS.map((id) => [id, { translation: texts[id] }])) as Resource,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: COUNTS }, // React escapes
    react: { useSuspense: false },
  })
}

export function currentLanguage(): LanguageId {
  return isLanguageId(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

/** `/en/about` of `/about`, in the language shown. */
export function localPath(path: string): string {
  return withLanguage(path, currentLanguage())
}

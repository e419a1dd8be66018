import { createInstance, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { COUNTS } from './counts'
import { FALLBACK_LANGUAGE, LANGUAGE_IDS, type LanguageId } from './languages'
import { isLanguageId, withLanguage } from './path'

/** A page's texts are loaded with its code, in the language shown. */
export const i18n = createInstance()

const FILES = import.meta.glob<Texts>('./locales/*.json', { import: 'default' })

interface Texts {
  readonly [key: string]: string | Texts
}

/** `cards` is in locales/en.cards.json. All pages share `site`. */
export type TextsId =
  'site' | 'cards' | 'days' | 'editor' | 'heads' | 'info' | 'linked' | 'prerender' | 'print' | 'set'

const texts: Record<LanguageId, Texts> = { zh: {}, en: {} }
const needed = new Set<TextsId>(['site'])
const loaded = new Map<string, Promise<void>>()
let wanted: LanguageId | null = null

/**
 * Loads texts in the language shown, and from now on in each language that is switched to. Before a language
 * is known it only notes them. Rejects if they cannot be loaded.
 */
export async function needTexts(id: TextsId): Promise<void> {
  needed.add(id)
  if (wanted) await loadFile(wanted, id)
}

/** Imports code together with its texts. */
export async function withTexts<Module>(id: TextsId, code: () => Promise<Module>): Promise<Module> {
  return (await Promise.all([code(), needTexts(id)]))[0]
}

/** Loads what is needed in the language. Rejects if it cannot be loaded. */
export async function loadTexts(language: LanguageId): Promise<void> {
  await Promise.all([...needed].map((id) => loadFile(language, id)))
}

function loadFile(language: LanguageId, id: TextsId): Promise<void> {
  const path = textsPath(language, id)
  const loading = loaded.get(path) ?? FILES[path]!().then((more) => add(language, more))
  loaded.set(path, loading)
  loading.catch(() => loaded.delete(path)) // lets the next call retry
  return loading
}

/** Relative to this module. */
export const textsPath = (language: LanguageId, id: TextsId) => `./locales/${language}.${id}.json`

/** Prefetches, in case the visitor switches. */
export function preloadTexts(): void {
  for (const language of LANGUAGE_IDS) loadTexts(language).catch(() => undefined) // switching retries
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
  wanted = language
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

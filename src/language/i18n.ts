import { createInstance, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FALLBACK_LANGUAGE, LANGUAGE_IDS, type LanguageId } from './languages'
import { isLanguageId } from './path'
import en from './locales/en.json'
import zh from './locales/zh.json'

/**
 * The single i18next instance. Its texts are bundled, so it is ready as soon as it has started. The editor's
 * texts ship with the editor.
 */
export const i18n = createInstance()

const texts: Record<LanguageId, object> = { en, zh }

/** Adds texts for code that is loaded later; works before and after startTranslations. */
export function addTexts(more: Record<LanguageId, object>): void {
  for (const language of LANGUAGE_IDS) {
    texts[language] = { ...texts[language], ...more[language] }
    if (i18n.isInitialized) i18n.addResourceBundle(language, 'translation', more[language], true)
  }
}

/**
 * Starts the translations in one language; i18next then emits `initialized`. Later calls only change the
 * language.
 */
export async function startTranslations(language: LanguageId): Promise<void> {
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
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  })
}

/** The language currently shown. */
export function currentLanguage(): LanguageId {
  return isLanguageId(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

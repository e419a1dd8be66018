import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FALLBACK_LANGUAGE, LANGUAGE_IDS, type LanguageId } from './languages'
import { isLanguageId } from './path'
import en from './locales/en.json'
import zh from './locales/zh.json'

/** The one i18next instance. Its texts are bundled, so it is ready as soon as it has been started. */
export const i18n = createInstance()

/** Starts the translations in one language; i18next then emits `initialized`. Calling it again only changes the language. */
export async function startTranslations(language: LanguageId): Promise<void> {
  if (i18n.isInitialized) {
    await i18n.changeLanguage(language)
    return
  }
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: LANGUAGE_IDS,
    resources: { en: { translation: en }, zh: { translation: zh } },
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  })
}

/** The language now shown. */
export function currentLanguage(): LanguageId {
  return isLanguageId(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

import { loadTexts, startTranslations } from './i18n'
import { LANGUAGES, type LanguageId } from './languages'

/** pages/browser/browserLanguage.ts has the browser's. */
export interface LanguageEffects {
  store: (language: LanguageId) => void
  setHtmlLang: (tag: string) => void
  announce: (event: 'languageChanged' | 'translationsLoaded', language: LanguageId) => void
}

let wanted: LanguageId | null = null

/** The last request wins. Rejects if the texts cannot be loaded. */
export async function changeLanguage(language: LanguageId, world: LanguageEffects): Promise<void> {
  wanted = language
  await loadTexts(language)
  if (wanted !== language) return
  world.store(language)
  world.setHtmlLang(LANGUAGES[language].htmlLang)
  await startTranslations(language)
  world.announce('translationsLoaded', language)
  world.announce('languageChanged', language)
}

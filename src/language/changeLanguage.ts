import { loadTexts, startTranslations } from './i18n'
import { LANGUAGES, type LanguageId } from './languages'

/** Side effects of changing the language. The browser's are in pages/browser/browserLanguage.ts. */
export interface LanguageEffects {
  store: (language: LanguageId) => void
  setHtmlLang: (tag: string) => void
  announce: (event: 'languageChanged' | 'translationsLoaded', language: LanguageId) => void
}

let wanted: LanguageId | null = null

/**
 * Shows another language: loads its texts, stores the choice, updates the document and texts, then announces both events. The
 * last request wins. Rejects if the texts cannot be loaded.
 */
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

import { startTranslations } from './i18n'
import { LANGUAGES, type LanguageId } from './languages'

/** Side effects of changing the language. The browser's are in pages/browser/browserLanguage.ts. */
export interface LanguageEffects {
  store: (language: LanguageId) => void
  setHtmlLang: (tag: string) => void
  announce: (event: 'languageChanged' | 'translationsLoaded', language: LanguageId) => void
}

/** Shows another language: stores the choice, updates the document and texts, then announces both events. */
export async function changeLanguage(language: LanguageId, world: LanguageEffects): Promise<void> {
  world.store(language)
  world.setHtmlLang(LANGUAGES[language].htmlLang)
  await startTranslations(language)
  world.announce('translationsLoaded', language)
  world.announce('languageChanged', language)
}

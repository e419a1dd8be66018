import { startTranslations } from './i18n'
import { LANGUAGES, type LanguageId } from './languages'

/** What changing the language does to the world around it. The browser's is in pages/browser/browserLanguage.ts. */
export interface LanguageEffects {
  store: (language: LanguageId) => void
  setHtmlLang: (tag: string) => void
  announce: (event: 'languageChanged' | 'translationsLoaded', language: LanguageId) => void
}

/** Shows another language: texts, stored choice and document follow; then both events are announced. */
export async function changeLanguage(language: LanguageId, world: LanguageEffects): Promise<void> {
  world.store(language)
  world.setHtmlLang(LANGUAGES[language].htmlLang)
  await startTranslations(language)
  world.announce('translationsLoaded', language)
  world.announce('languageChanged', language)
}

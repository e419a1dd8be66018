/** The languages of the interface. One entry and one locale file add a language. */
export const LANGUAGES = {
  zh: { name: '中文', htmlLang: 'zh-CN', dateLocale: 'zh-CN', shareLocale: 'zh_CN' },
  en: { name: 'English', htmlLang: 'en', dateLocale: 'en-GB', shareLocale: 'en_US' },
} satisfies Record<string, LanguageEntry>

interface LanguageEntry {
  name: string // in the language itself
  htmlLang: string
  dateLocale: string
  shareLocale: string // og:locale wants a territory
}

export type LanguageId = keyof typeof LANGUAGES

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[]
export const FALLBACK_LANGUAGE: LanguageId = 'zh'
export const LANGUAGE_STORAGE_KEY = 'language'

/** A label kept beside the thing it names, in every language. */
export type Label = Record<LanguageId, string>

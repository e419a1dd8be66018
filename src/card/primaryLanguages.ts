import type { LanguageId } from '../language/languages'

/** auto: the language of the original or that typed first, else by the composition; only-…: hides the other language, even if Show Translation is on. */
export const PRIMARY_LANGUAGES = {
  auto: null,
  en: 'en',
  zh: 'zh',
  'only-en': 'en',
  'only-zh': 'zh',
} as const satisfies Record<string, LanguageId | null>

export type PrimaryLanguageId = keyof typeof PRIMARY_LANGUAGES

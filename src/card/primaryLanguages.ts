import type { LanguageId } from '../language/languages'

/** auto: as the composition has it; only-…: the other language is not shown, whatever Show Translation says. */
export const PRIMARY_LANGUAGES = {
  auto: null,
  en: 'en',
  zh: 'zh',
  'only-en': 'en',
  'only-zh': 'zh',
} as const satisfies Record<string, LanguageId | null>

export type PrimaryLanguageId = keyof typeof PRIMARY_LANGUAGES

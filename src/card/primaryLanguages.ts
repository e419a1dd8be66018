import type { Label, LanguageId } from '../language/languages'

/** auto: the language of the original or that typed first, else by the composition; only-…: hides the other language, even if Show Translation is on. */
export const PRIMARY_LANGUAGES = {
  auto: { language: null, label: { en: 'Automatic', zh: '自动' } },
  en: { language: 'en', label: { en: 'English', zh: '英文' } },
  zh: { language: 'zh', label: { en: 'Chinese', zh: '中文' } },
  'only-en': { language: 'en', label: { en: 'English only', zh: '只有英文' } },
  'only-zh': { language: 'zh', label: { en: 'Chinese only', zh: '只有中文' } },
} as const satisfies Record<string, { language: LanguageId | null; label: Label }>

export type PrimaryLanguageId = keyof typeof PRIMARY_LANGUAGES

export function withoutOnly(lead: PrimaryLanguageId): 'auto' | LanguageId {
  return PRIMARY_LANGUAGES[lead].language ?? 'auto'
}

import type { Label, LanguageId } from '../language/languages'
import { PRIMARY_LANGUAGES, type PrimaryLanguageId } from './primaryLanguages'
import { hanShare, type Texts } from './primaryText'

export const LEADS = {
  auto: { label: { en: 'Automatic', zh: '自动' } },
  en: { label: { en: 'English', zh: '英文' } },
  zh: { label: { en: 'Chinese', zh: '中文' } },
  'only-en': { label: { en: 'English only', zh: '只有英文' } },
  'only-zh': { label: { en: 'Chinese only', zh: '只有中文' } },
} as const satisfies Record<PrimaryLanguageId, { label: Label }>

/** Drops the choice about the other language. */
export function withoutOnly(lead: PrimaryLanguageId): 'auto' | LanguageId {
  return PRIMARY_LANGUAGES[lead] ?? 'auto'
}

/** The quote is primary without two texts, or with two in one script. */
export function hasTwoLanguages({ content, translation }: Texts): boolean {
  const areWritten = [content, translation].every((text) => text.trim() !== '')
  return areWritten && hanShare(content) !== hanShare(translation)
}

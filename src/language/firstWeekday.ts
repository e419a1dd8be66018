import type { LanguageId } from './languages'

/** The weekday with which a calendar's week begins, 0 for Sunday: what readers of a language are used to. */
export const FIRST_WEEKDAY: Record<LanguageId, 0 | 1> = { en: 0, zh: 1 }

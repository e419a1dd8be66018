import type { LanguageId } from '../../language/languages'

export interface InfoSection {
  heading: string
  paragraphs: readonly string[]
}

/** A text page in every language. It arrives with its page, not with the site. */
export type InfoText = Record<LanguageId, { title: string; lead: string; sections: readonly InfoSection[] }>

/** The date that all info pages carry. */
export const INFO_UPDATED = '2025-07-06'

import type { Label, LanguageId } from '../../language/languages'
import type { FeedEntry } from './entries'

/** A feed in one language, whatever its format. */
export interface Feed {
  id: string // a UUID
  language: LanguageId
  zone: string | null // that was asked for
  url: string // its own address
  homeUrl: string
  iconUrl: string
  entries: readonly FeedEntry[] // the latest first
}

export const FEED_TITLE: Label = { en: 'Quotidian: a quote for each day', zh: '日签：每天一句' }
export const FEED_DESCRIPTION: Label = {
  en: 'A quote in English and Chinese for each day, as a card.',
  zh: '每天一句，中英对照，画成卡片。',
}
export const SITE_NAME: Label = { en: 'Quotidian', zh: '日签' }

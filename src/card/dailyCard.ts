import type { LanguageId } from '../language/languages'
import type { RatioId } from '../look/ratios'
import type { TemplateId } from './templates'

interface DailyCard {
  templates: Readonly<Record<LanguageId, TemplateId>>
  ratio: RatioId // as wide as link previews want pictures
  scale: 2
}

/** How the day's card looks where a link to home is shared. Pages name it, and the server keeps it ready. */
export const DAILY_CARD: DailyCard = { templates: { en: 'sunny', zh: 'dusk' }, ratio: '2:1', scale: 2 }

/** `/api/card.png?template=sunny&ratio=2:1&scale=2` */
export function dailyCardPath(language: LanguageId): string {
  const { templates, ratio, scale } = DAILY_CARD
  return `/api/card.png?template=${templates[language]}&ratio=${ratio}&scale=${scale}`
}

/** The server's picture of home's card; public/first-card.js adds one of HOME_PICTURE_LOOKS and the visitor's day. */
export const HOME_PICTURE_PATH = '/api/card.webp?template=home'

/** What windows ask for: phones, screens of high density, others. */
export const HOME_PICTURE_LOOKS = ['view=compact&scale=2', 'view=full&scale=2', 'view=full&scale=1'] as const

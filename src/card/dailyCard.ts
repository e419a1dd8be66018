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

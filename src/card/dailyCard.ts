import type { LanguageId } from '../language/languages'
import type { RatioId } from '../look/ratios'
import type { TemplateId } from './templates'

interface DailyCard {
  templates: Readonly<Record<LanguageId, TemplateId>>
  ratio: RatioId // the usual width of link previews
  scale: 2
}

/** For link previews of home. The server keeps it ready. */
export const DAILY_CARD: DailyCard = { templates: { en: 'sunny', zh: 'dusk' }, ratio: '2:1', scale: 2 }

/** `/api/card.jpg?template=sunny&ratio=2:1&scale=2` */
export function dailyCardPath(language: LanguageId): string {
  const { templates, ratio, scale } = DAILY_CARD
  return `/api/card.jpg?template=${templates[language]}&ratio=${ratio}&scale=${scale}`
}

/** public/first-card.js appends the visitor's day and one of HOME_PICTURE_LOOKS. */
export const HOME_PICTURE_PATH = '/api/card.webp?date='

/** for phones, high-density screens, others */
const HOME_PICTURE_LOOKS = [
  'template=home&view=compact&scale=2',
  'template=home&view=full&scale=2',
  'template=home&view=full&scale=1',
] as const

/** @param day yyyy-mm-dd */
export function homePicturePaths(day: string): string[] {
  return HOME_PICTURE_LOOKS.map((look) => `${HOME_PICTURE_PATH}${day}&${look}`)
}

/** public/first-card.js appends the visitor's day and `&template=home`. */
export const TYPE_PATH = '/api/card.type?date='

/** @param day yyyy-mm-dd */
export function firstTypePath(day: string, look: 'home' | 'editor'): string {
  return `${TYPE_PATH}${day}&template=${look}`
}

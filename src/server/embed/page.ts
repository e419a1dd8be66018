/** A day's card as a page for a frame in any other page: HTML without scripts, which loads that one picture and nothing else. */
import { altText } from '../../card/caption'
import type { QuoteCard } from '../../card/card'
import { EDITION } from '../../draw/edition'
import { dateInWords, dayInWords } from '../../language/dateInWords'
import { isOfAnyYear } from '../../calendar/dayPaths'
import { LANGUAGES, type Label, type LanguageId } from '../../language/languages'
import { RATIOS } from '../../look/ratios'
import { EDITION_NAME } from '../cardImage/query'
import { htmlText } from '../feeds/markup'
import { EMBED_STYLE } from './style'

export type EmbedTheme = 'light' | 'dark' | 'auto'

export interface EmbeddedDay {
  card: QuoteCard
  dayName: string // yyyy-mm-dd, or mm-dd of any year
  template: string // an id, or `day`
  theme: EmbedTheme
  language: LanguageId
  url: string // the day's page
}

const SCALE = 2
const NAME: Label = { en: 'Quotidian', zh: '日签' }

export function embeddedDayPage({ card, dayName, template, theme, language, url }: EmbeddedDay): string {
  const { width, height } = RATIOS[card.settings.aspectRatio]
  const address = (look: string) =>
    `/api/card.webp?date=${dayName}&template=${template}${look}&scale=${SCALE}&${EDITION_NAME}=${EDITION}`
  const isOfDay = template === 'day' // other templates have colours of their own
  const picture = address(theme === 'auto' || !isOfDay ? '' : `&theme=${theme}`)
  const dark = theme === 'auto' && isOfDay ? address('&theme=dark') : null
  const day = isOfAnyYear(dayName) ? dayInWords(dayName, language) : dateInWords(dayName, language)
  const title = `${NAME[language]} · ${day}`
  const size = `width="${width * SCALE}" height="${height * SCALE}"`
  const link = `href="${htmlText(url)}" target="_blank" rel="noopener"`
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGES[language].htmlLang}" class="${theme}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${htmlText(title)}</title>`,
    `<link rel="canonical" href="${htmlText(url)}">`,
    `<style>${EMBED_STYLE}</style></head>`,
    `<body><a class="card" ${link}><picture>`,
    ...(dark === null ? [] : [`<source media="(prefers-color-scheme: dark)" srcset="${htmlText(dark)}">`]),
    `<img src="${htmlText(picture)}" alt="${htmlText(altText(card, language))}" ${size}>`,
    `</picture></a><p><a ${link}>${htmlText(title)}</a></p></body></html>`,
    '',
  ].join('\n')
}

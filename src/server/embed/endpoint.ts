import { type Context, Hono } from 'hono'
import { dayPath, isOfAnyYear } from '../../calendar/dayPaths'
import { EMBED_PATH } from '../../calendar/feedPaths'
import { dayLook } from '../../card/dayCard'
import { TEMPLATES } from '../../card/templates'
import { LANGUAGE_IDS, type LanguageId, LANGUAGES, type Label } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { keysOf } from '../../scene/values'
import { SITE } from '../../site'
import { answerTagged, refuseMethod } from '../answers'
import { isStandIn, type QuoteDependencies, type QuoteFor, STAND_IN_MAX_AGE_S } from '../quote'
import { DAY_NAME, oneOf, readParameters, ZONE } from '../parameters'
import { dayIn, secondsLeftIn } from '../zones'
import { altText } from '../../card/caption'
import type { QuoteCard } from '../../card/card'
import { EDITION } from '../../draw/edition'
import { dateInWords, dayInWords } from '../../language/dateInWords'
import { RATIOS } from '../../look/ratios'
import { EDITION_NAME } from '../cardImage/parameters'
import { htmlText } from '../../export/xmlText'

const SCALE = 2
const NAME: Label = { en: 'Quotidian', zh: '日签' }

const LOOKS = { day: null, ...TEMPLATES }

export const EMBED_PARAMETERS = {
  date: DAY_NAME,
  template: oneOf(keysOf(LOOKS), 'The card’s look; without it, the day’s own sheet.'),
  theme: oneOf(
    ['light', 'dark', 'auto'] satisfies EmbedTheme[],
    'Light or dark; without it, as the visitor has it.',
  ),
  tz: ZONE,
}

/** GET /embed/en?date=&template=&theme=&tz=: a day's card for a frame; today's without a date. */
export function embedEndpoint(
  { providerUrl, now }: Pick<QuoteDependencies, 'providerUrl' | 'now'>,
  quoteFor: QuoteFor,
): Hono {
  const embeds = new Hono()
  for (const language of LANGUAGE_IDS) {
    embeds.get(`${EMBED_PATH}/${language}`, (c) => answer(c, language))
    embeds.all(`${EMBED_PATH}/${language}`, refuseMethod)
  }
  return embeds

  async function answer(c: Context, language: LanguageId): Promise<Response> {
    const asked = readParameters(c.req, EMBED_PARAMETERS)
    const { tz: zone = null, template = 'day', theme = 'auto' } = asked
    const time = now()
    const dayName = asked.date ?? dayIn(zone, time)
    const quote = await quoteFor(c, dayName)
    const settings = LOOKS[template]?.settings ?? dayLook(dayName)
    const html = embeddedDayPage({
      card: { kind: 'quote', quote, settings },
      dayName,
      template,
      theme,
      language,
      url: SITE.siteUrl + withLanguage(dayPath(dayName), language),
    })
    const standsIn = !isOfAnyYear(dayName) && isStandIn(quote, providerUrl)
    const seconds = standsIn ? STAND_IN_MAX_AGE_S : secondsLeftIn(zone, time)
    c.header('cache-control', `public, max-age=${seconds}`)
    c.header('content-language', LANGUAGES[language].htmlLang)
    return answerTagged(c, html, 'text/html; charset=UTF-8')
  }
}

/** HTML without scripts that any site may frame; loads only the picture. */

type EmbedTheme = 'light' | 'dark' | 'auto'

interface EmbeddedDay {
  card: QuoteCard
  dayName: string // yyyy-mm-dd, or mm-dd for any year
  template: string // an id, or `day`
  theme: EmbedTheme
  language: LanguageId
  url: string // the day's page
}

export function embeddedDayPage({ card, dayName, template, theme, language, url }: EmbeddedDay): string {
  const { width, height } = RATIOS[card.settings.aspectRatio]
  const address = (look: string) =>
    `/api/card.webp?date=${dayName}&template=${template}${look}&scale=${SCALE}&${EDITION_NAME}=${EDITION}`
  const isOfDay = template === 'day' // other templates have their own colours
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

/** The card as large as the frame allows, its source below, in the embedding page's colours. */
export const EMBED_STYLE = [
  ':root{color-scheme:light dark;font:13px/1.4 system-ui,sans-serif}',
  ':root.light{color-scheme:light}',
  ':root.dark{color-scheme:dark}',
  'body{margin:0;display:flex;flex-direction:column;align-items:center;height:100vh;height:100dvh;background:transparent}',
  '.card{flex:1;min-height:0;display:flex;align-items:center;justify-content:center;width:100%}',
  'picture{display:contents}',
  'img{display:block;max-width:100%;max-height:100%;width:auto;height:auto;border-radius:6px;color:CanvasText}',
  'p{margin:0;padding:6px 0 4px}',
  'p a{color:CanvasText;opacity:.75;text-decoration:none}',
  'p a:hover{text-decoration:underline}',
  'a:focus-visible{outline:2px solid CanvasText;outline-offset:-2px}',
].join('')

/** For the content security policy; tests/server/embed.test.ts prints the new hash. */
export const EMBED_STYLE_HASH = 'sha256-O82wCGbWhLn/HOIWPq5TuWbT0J99BlnWR0KeS5ki69s='

import { type Context, Hono } from 'hono'
import { dateOfDay, dayPath, isDayName, isOfAnyYear } from '../../calendar/dayPaths'
import { EMBED_PATH } from '../../calendar/feedPaths'
import { dayLook } from '../../card/dayCard'
import type { Quote } from '../../card/quote'
import { TEMPLATES } from '../../card/templates'
import { LANGUAGE_IDS, type LanguageId, LANGUAGES } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { almanacQuote } from '../../quotes/almanac'
import { keysOf } from '../../scene/values'
import { SITE } from '../../site'
import { apiError } from '../apiError'
import { etagOf, matchesEtag } from '../caching'
import { isKeyOf, notOneOf } from '../cardImage/refusal'
import { type FindQuote, isStandIn, type QuoteDependencies, STAND_IN_MAX_AGE_S } from '../quote'
import type { Visitor } from '../visitor'
import { dayIn, isTimeZone, secondsLeftIn } from '../zones'
import { embeddedDayPage, type EmbedTheme } from './page'

const THEMES = { light: true, dark: true, auto: true } satisfies Record<EmbedTheme, true>
const LOOKS = { day: null, ...TEMPLATES }
const NAMES = ['date', 'template', 'theme', 'tz'] as const

/** GET /embed/en?date=&template=&theme=&tz=: a day's card for a frame, today's without a date. */
export function embedEndpoint(
  { providerUrl, now }: Pick<QuoteDependencies, 'providerUrl' | 'now'>,
  findQuote: FindQuote,
  visitorOf: (c: Context) => Visitor,
): Hono {
  const embeds = new Hono()
  for (const language of LANGUAGE_IDS) {
    embeds.get(`${EMBED_PATH}/${language}`, (c) => answer(c, language))
    embeds.all(`${EMBED_PATH}/${language}`, (c) => {
      c.header('allow', 'GET, HEAD')
      return apiError(c, 405, 'bad-method', 'ask with GET')
    })
  }
  return embeds

  async function answer(c: Context, language: LanguageId): Promise<Response> {
    const twice = NAMES.find((name) => (c.req.queries(name)?.length ?? 0) > 1)
    if (twice) return apiError(c, 400, `bad-${twice}`, `${twice} must be given once`)
    const zone = c.req.query('tz') ?? null
    if (zone !== null && !isTimeZone(zone))
      return apiError(c, 400, 'bad-tz', 'tz must be the name of a time zone, as in tz=Asia/Shanghai')
    const time = now()
    const dayName = c.req.query('date') ?? dayIn(zone, time)
    if (!isDayName(dayName))
      return apiError(c, 400, 'bad-date', 'date must be a real calendar day, written YYYY-MM-DD or MM-DD')
    const template = c.req.query('template') ?? 'day'
    const theme = c.req.query('theme') ?? 'auto'
    const refusal = !isKeyOf(LOOKS, template)
      ? notOneOf('template', keysOf(LOOKS))
      : notOneOf('theme', keysOf(THEMES))
    if (!isKeyOf(LOOKS, template) || !isKeyOf(THEMES, theme))
      return apiError(c, 400, refusal.refusal, refusal.message)
    const quote = await quoteOf(c, dayName)
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
    const etag = await etagOf(new TextEncoder().encode(html))
    c.header('cache-control', `public, max-age=${seconds}`)
    c.header('etag', etag)
    c.header('content-language', LANGUAGES[language].htmlLang)
    return matchesEtag(etag, c.req.header('if-none-match')) ? c.body(null, 304) : c.html(html)
  }

  async function quoteOf(c: Context, dayName: string): Promise<Quote> {
    if (isOfAnyYear(dayName)) return almanacQuote(dateOfDay(dayName))
    return findQuote(dayName, { visitor: visitorOf(c).id, requestId: c.get('requestId') as string })
  }
}

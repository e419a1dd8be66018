/** A day's page or a link's card (oembed.com): a photo, because sites show it without trusting our markup. */
import { type Context, Hono } from 'hono'
import { daysAddress, isOfAnyYear } from '../calendar/dayPaths'
import type { Card } from '../card/card'
import { CODE_NAME, DAY_PICTURE, dayCardPath } from '../card/cardAddress'
import { dayCard } from '../card/dayCard'
import { linkPreview } from '../card/linkPreview'
import { codeIn } from '../card/packedText'
import { decodeShareCode } from '../card/shareCode'
import type { LanguageId } from '../language/languages'
import { initialLanguage, withoutLanguage } from '../language/path'
import { almanacQuote } from '../quotes/almanac'
import { webAddress } from '../scene/values'
import { SITE } from '../site'
import { apiError, RefusedError, refuseMethod } from './answers'
import { SIDE_PX } from './cardImage/sizeQuery'
import { SITE_NAME } from './feeds/entries'
import { htmlText, plainText } from '../export/xmlText'
import { isCardPagePath } from './pagePaths'
import { isStandIn, type QuoteDependencies, type QuoteFor, STAND_IN_MAX_AGE_S } from './quote'
import { anyText, oneOf, type Parameter, readParameters, wholeNumber, ZONE } from './parameters'
import { dayIn } from './zones'

const MAX_AGE_S = 3_600

const MOST_PX = { min: 1, max: 999_999 }

export const OEMBED_PARAMETERS = {
  url: {
    ...anyText(
      'The address of a day’s page or of a link’s card.',
      `${SITE.siteUrl}/en/days/2026-11-21`,
      'uri',
    ),
    isRequired: true,
  } satisfies Parameter<string>,
  format: oneOf(['json', 'xml'], 'How the answer is written; without it, as JSON.'),
  maxwidth: wholeNumber(MOST_PX, 'The most px that there is room for.', '800', ' of px'),
  maxheight: wholeNumber(MOST_PX, 'The most px that there is room for.', '800', ' of px'),
  tz: ZONE,
}

interface Photo {
  title: string
  author: string
  path: string // the picture's
  widthPx: number
  heightPx: number
  maxAgeS: number
}

export function oembedEndpoint(
  { providerUrl, now }: Pick<QuoteDependencies, 'providerUrl' | 'now'>,
  quoteFor: QuoteFor,
): Hono {
  return new Hono()
    .get('/', async (c) => {
      c.header('access-control-allow-origin', '*')
      const asked = readParameters(c.req, OEMBED_PARAMETERS)
      const { url, format, maxwidth, maxheight, tz = null } = asked
      const page = pageAt(url!, new URL(c.req.url).host)
      const photo = page && (await photoOf(page, dayIn(tz, now()), c))
      if (!photo) return apiError(c, 404, 'not-found', 'url must be of a day’s page or of a link’s card here')
      const { title, author, path, maxAgeS, ...size } = fitting(photo, maxwidth, maxheight)
      const answer = {
        version: '1.0',
        type: 'photo',
        title: plainText(title),
        ...(plainText(author) === '' ? {} : { author_name: plainText(author) }),
        provider_name: SITE_NAME[page.language],
        provider_url: SITE.siteUrl,
        cache_age: maxAgeS,
        url: SITE.siteUrl + path,
        width: size.widthPx,
        height: size.heightPx,
      }
      c.header('cache-control', `public, max-age=${maxAgeS}`)
      if (format !== 'xml') return c.json(answer)
      const fields = Object.entries(answer).map(
        ([name, value]) => `<${name}>${htmlText(String(value))}</${name}>`,
      )
      const xml = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
      return c.body(xml, 200, { 'content-type': 'text/xml; charset=utf-8' })
    })
    .all('/', refuseMethod)
    .onError((error, c) => {
      if (!(error instanceof RefusedError) || error.code !== 'bad-format') throw error
      return apiError(c, 501, 'bad-format', error.message) // as oembed.com has it
    })

  async function photoOf({ path, query, language }: Page, today: string, c: Context): Promise<Photo | null> {
    const address = daysAddress(path)
    if (address?.kind === 'day') {
      const { day } = address
      const quote = await quoteFor(c, day)
      const maxAgeS = !isOfAnyYear(day) && isStandIn(quote, providerUrl) ? STAND_IN_MAX_AGE_S : MAX_AGE_S
      const { widthPx, heightPx } = DAY_PICTURE
      return { ...wordsOf(dayCard(quote, day), language), path: dayCardPath(day), widthPx, heightPx, maxAgeS }
    }
    const code = isCardPagePath(path) ? codeIn(query.get(CODE_NAME) ?? '') : ''
    if (code === '') return null
    const shared = await decodeShareCode(code, { today, almanacQuote })
    if (!('card' in shared)) return null
    const { picture } = linkPreview(shared.card, code, language)
    const { widthPx, heightPx } = picture
    return { ...wordsOf(shared.card, language), path: picture.path, widthPx, heightPx, maxAgeS: MAX_AGE_S }
  }
}

function wordsOf(card: Card, language: LanguageId): Pick<Photo, 'title' | 'author'> {
  const author = card.kind === 'quote' && card.settings.showAuthor ? card.quote.author : ''
  return { title: linkPreview(card, '', language).title, author }
}

interface Page {
  path: string // without the language
  query: URLSearchParams
  language: LanguageId
}

function pageAt(address: string, host: string): Page | null {
  const url = webAddress(address)
  const site = new URL(SITE.siteUrl)
  if (!url || ![site.host, host].includes(url.host)) return null
  const language = initialLanguage({ pathname: url.pathname, stored: null, browser: '' })
  return { path: withoutLanguage(url.pathname), query: url.searchParams, language }
}

/** At most the requested size, and drawn at it. */
function fitting(photo: Photo, maxWidth: number | undefined = Infinity, maxHeight = Infinity): Photo {
  const share = Math.min(1, maxWidth / photo.widthPx, maxHeight / photo.heightPx)
  if (share === 1) return photo
  const side = (px: number) => Math.max(1, Math.floor(px * share))
  const [widthPx, heightPx] = [side(photo.widthPx), side(photo.heightPx)]
  const path = photo.path.replace(/&scale=\d/, '')
  const isDrawnSo = Math.min(widthPx, heightPx) >= SIDE_PX.min
  return {
    ...photo,
    widthPx,
    heightPx,
    path: isDrawnSo ? `${path}&w=${widthPx}&h=${heightPx}` : `${path}&scale=1`,
  }
}

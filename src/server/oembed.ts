/**
 * A day's page or a link's card (oembed.com). It is a photo, because sites show it without trusting our
 * markup.
 */
import { type Context, Hono } from 'hono'
import { dateOfDay, daysAddress, isOfAnyYear } from '../calendar/dayPaths'
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
import { apiError, isRefusal, valuesIn } from './apiError'
import { SIDE_PX } from './cardImage/sizeQuery'
import { SITE_NAME } from './feeds/entries'
import { htmlText, plainText } from '../export/xmlText'
import { isCardPagePath } from './pagePaths'
import { type FindQuote, isStandIn, type QuoteDependencies, STAND_IN_MAX_AGE_S } from './quote'
import type { Visitor } from './visitor'
import { dayIn, zoneAsked } from './zones'

const MAX_AGE_S = 3_600

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
  findQuote: FindQuote,
  visitorOf: (c: Context) => Visitor,
): Hono {
  return new Hono()
    .get('/', async (c) => {
      c.header('access-control-allow-origin', '*')
      const format = c.req.query('format') ?? 'json'
      if (format !== 'json' && format !== 'xml')
        return apiError(c, 501, 'bad-format', 'format must be json or xml')
      const [maxWidth, maxHeight] = ['maxwidth', 'maxheight'].map((name) => sideIn(c.req.query(name)))
      if (maxWidth === null || maxHeight === null)
        return apiError(c, 400, 'bad-size', 'maxwidth and maxheight must be whole numbers of px')
      const read = zoneAsked(valuesIn(c))
      if (isRefusal(read)) return apiError(c, 400, read.refusal, read.message)
      const page = pageAt(c.req.query('url') ?? '', new URL(c.req.url).host)
      const photo = page && (await photoOf(page, dayIn(read.zone, now()), c))
      if (!photo) return apiError(c, 404, 'not-found', 'url must be of a day’s page or of a link’s card here')
      const { title, author, path, maxAgeS, ...size } = fitting(photo, maxWidth, maxHeight)
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
      if (format === 'json') return c.json(answer)
      const fields = Object.entries(answer).map(
        ([name, value]) => `<${name}>${htmlText(String(value))}</${name}>`,
      )
      const xml = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
      return c.body(xml, 200, { 'content-type': 'text/xml; charset=utf-8' })
    })
    .all('/', (c) => {
      c.header('allow', 'GET, HEAD')
      return apiError(c, 405, 'bad-method', 'ask with GET')
    })

  async function photoOf({ path, query, language }: Page, today: string, c: Context): Promise<Photo | null> {
    const address = daysAddress(path)
    if (address?.kind === 'day') {
      const { day } = address
      const asker = { visitor: visitorOf(c).id, requestId: c.get('requestId') as string }
      const isOfAlmanac = isOfAnyYear(day)
      const quote = isOfAlmanac ? almanacQuote(dateOfDay(day)) : await findQuote(day, asker)
      const maxAgeS = !isOfAlmanac && isStandIn(quote, providerUrl) ? STAND_IN_MAX_AGE_S : MAX_AGE_S
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

/** null: not on this host */
function pageAt(address: string, host: string): Page | null {
  const url = webAddress(address)
  const site = new URL(SITE.siteUrl)
  if (!url || ![site.host, host].includes(url.host)) return null
  const language = initialLanguage({ pathname: url.pathname, stored: null, browser: '' })
  return { path: withoutLanguage(url.pathname), query: url.searchParams, language }
}

/** Infinity if absent; null if not a length. */
function sideIn(value: string | undefined): number | null {
  if (value === undefined) return Infinity
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
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

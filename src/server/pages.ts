/** Serves the built client: its files, and the static page at every address of the app. */
import { Hono, type Context } from 'hono'
import { chineseDayInWords } from '../calendar/chineseDay'
import { CODE_NAME } from '../card/cardAddress'
import { filledDayPage } from '../card/filledDayPage'
import { codeIn } from '../card/packedText'
import type { Quote } from '../card/quote'
import { decodeShareCode } from '../card/shareCode'
import { preferredTag } from '../language/acceptLanguage'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { hasLanguagePrefix, initialLanguage } from '../language/path'
import { almanacQuote } from '../quotes/almanac'
import { localDay } from '../quotes/dates'
import { endpointAnswer } from '../quotes/endpoint'
import { etagOf, matchesEtag } from './caching'
import { dateAt, isCardPagePath, isPagePath, pageFile } from './pagePaths'
import type { FindQuote } from './quote'
import type { Visitor } from './visitor'
import type { Card } from '../card/card'
import { linkPreview } from '../card/linkPreview'
import { linkWords, type SpokenText } from '../card/linkWords'
import { SITE } from '../site'

/**
 * The page of a link's card, as chats and browsers without JavaScript read it: the static page with that card's title, description,
 * picture and words in the places of its own. `pages/head/pageHead.ts` writes the same head in the browser.
 */

const TITLE = /(<title\b[^>]*>)[^<]*(?=<\/title>)/
const META = /(<meta\b[^>]*? (?:name|property)="([^"]+)" content=")[^"]*(?=")/g
/** The page's own address, in each language: in its head, and where the header names the other one for want of scripts. */
const ADDRESS = /(<link\b[^>]*? rel="(?:canonical|alternate)" href="[^"?]*|<noscript><a href="[^"?]*)(?=")/g
/** What other pages ask of this one: the page's address stands at the end. */
const OEMBED = /(<link\b[^>]*? type="application\/json\+oembed" href="[^"]*)(?=")/g
const WITHOUT_SCRIPT = /(<noscript data-card\b[^>]*>)[\s\S]*?(?=<\/noscript>)/

type Bytes = Uint8Array<ArrayBuffer>

export interface StaticFile {
  type: string // with its charset
  etag: string
  encoding: 'br' | 'gzip' | null
  sizeBytes: number
  read(): Promise<Bytes | ReadableStream<Bytes>> // a stream has to be read to its end or cancelled
}

/** The file at a decoded path ('/assets/main-x1.js'), in an encoding the visitor accepts; null where none is. */
export type StaticReader = (
  path: string,
  acceptEncoding: string,
) => StaticFile | null | Promise<StaticFile | null>

/**
 * Every address of the app has a static page (prerender/). Without a language prefix the page is in the language that the
 * browser prefers; a stored choice is applied in the browser (public/first-paint.js).
 */
export function pages(
  readStatic: StaticReader,
  now: () => Date,
  findQuote: FindQuote,
  visitorOf: (c: Context) => Visitor,
): Hono {
  return new Hono().get('*', async (c) => {
    const path = decodedPath(c.req.path)
    if (path === null) return c.text('Bad address', 400)
    const accepted = c.req.header('accept-encoding') ?? ''
    // Pages are served at their addresses, not under their file names.
    const file = path.endsWith('.html') ? null : await readStatic(path, accepted)
    if (file) return sendFile(c, file, 200, cacheControlOf(path))
    if (isMissingAsset(path, c.req.header('accept') ?? '')) return notFound(c)
    const language = languageAsked(path, c.req.header('accept-language') ?? '')
    const page = await readStatic(pageFile(path, language), accepted)
    if (!page) return notFound(c)
    c.header('content-language', LANGUAGES[language].htmlLang)
    if (!hasLanguagePrefix(path)) c.header('vary', 'accept-language')
    const code = isCardPagePath(path) ? codeIn(c.req.query(CODE_NAME) ?? '') : ''
    if (code !== '') {
      const shared = await decodeShareCode(code, { today: localDay(now()), almanacQuote })
      const plain = await readStatic(pageFile(path, language), '')
      if ('card' in shared && plain)
        return sendFilledPage(c, filledCardPage(await textOf(plain), shared.card, code, language))
    }
    const date = dateAt(path)
    const plainDay = date === null ? null : await readStatic(pageFile(path, language), '')
    if (date !== null && plainDay) {
      const quote = await findQuote(date, { visitor: visitorOf(c).id, requestId: c.get('requestId') })
      return sendFilledPage(c, dayPage(await textOf(plainDay), date, quote, language))
    }
    // Two languages at one address: their files could have the same tag.
    const etag = page.etag.replace('"', `"${language}-`)
    return sendFile(c, { ...page, etag }, isPagePath(path) ? 200 : 404, 'no-cache')
  })
}

function languageAsked(pathname: string, acceptLanguage: string): LanguageId {
  return initialLanguage({ pathname, stored: null, browser: preferredTag(acceptLanguage) })
}

/** A mistyped page gets the not-found page; a request for a script or a picture must not get HTML. */
function isMissingAsset(path: string, accept: string): boolean {
  if (path.startsWith('/assets/')) return true
  return /\.[^/.]+$/.test(path) && !accept.includes('text/html')
}

/** File names under /assets contain a hash; sw.js tells browsers of a new build. */
function cacheControlOf(path: string): string {
  if (path === '/sw.js') return 'no-cache'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

async function sendFile(
  c: Context,
  file: StaticFile,
  status: 200 | 404,
  cacheControl: string,
): Promise<Response> {
  const isKnown = status === 200 && matchesEtag(file.etag, c.req.header('if-none-match'))
  // Before any header is set: the answer where it cannot be read has none of them.
  const body = isKnown || c.req.method === 'HEAD' ? null : await file.read()
  c.header('cache-control', cacheControl)
  c.header('etag', file.etag)
  c.header('vary', 'accept-encoding', { append: true })
  if (isKnown) return c.body(null, 304)
  c.header('content-type', file.type)
  c.header('content-length', String(file.sizeBytes))
  if (file.encoding) c.header('content-encoding', file.encoding)
  return body === null ? c.body(null, status) : c.body(body, status)
}

/** The almanac's day with a date of its own, and the quote of that. */
function dayPage(html: string, day: string, quote: Quote, language: LanguageId): string {
  const chinese = language === 'zh' ? chineseDayInWords(day) : ''
  return filledDayPage(html, { day, quote, answer: endpointAnswer(quote), chinese }, language)
}

/** Made for one link or one date: compressed as it leaves (app.ts), and asked for again like every page. */
async function sendFilledPage(c: Context, html: string): Promise<Response> {
  const etag = await etagOf(new TextEncoder().encode(html))
  c.header('cache-control', 'no-cache')
  c.header('etag', etag)
  c.header('vary', 'accept-encoding', { append: true })
  return matchesEtag(etag, c.req.header('if-none-match')) ? c.body(null, 304) : c.html(html)
}

async function textOf(file: StaticFile): Promise<string> {
  return new Response(await file.read()).text()
}

function notFound(c: Context): Response {
  c.header('cache-control', 'no-store')
  return c.text('Not found', 404)
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // a stray %
  }
}

/** @param code of the card, without what was appended to it */
function filledCardPage(html: string, card: Card, code: string, language: LanguageId): string {
  const { title, description, query, picture } = linkPreview(card, code, language)
  const pictureUrl = SITE.siteUrl + picture.path
  const contents: Readonly<Record<string, string>> = {
    ...(description === ''
      ? {}
      : sharedAs(['description', 'og:description', 'twitter:description'], description)),
    ...sharedAs(['og:title', 'twitter:title'], title),
    ...sharedAs(['og:image', 'twitter:image'], pictureUrl),
    ...sharedAs(['og:image:alt', 'twitter:image:alt'], picture.alt),
    'og:image:type': picture.type,
    'og:image:width': String(picture.widthPx),
    'og:image:height': String(picture.heightPx),
  }
  const { paragraphs, attribution } = linkWords(card)
  const words = [
    `<img src="${escaped(picture.path)}" alt="${escaped(picture.alt)}" width="${picture.widthPx}" height="${picture.heightPx}">`,
    ...paragraphs.map((text) => `<p ${languageOf(text)}>${escaped(text.text)}</p>`),
    ...(attribution.length > 0 ? [`<p>— ${attribution.map(spanOf).join(', ')}</p>`] : []),
  ]
  return html
    .replace(TITLE, (_, tag: string) => tag + escaped(title))
    .replace(META, (whole, tag: string, name: string) => {
      if (name === 'og:url') return whole + query
      return Object.hasOwn(contents, name) ? tag + escaped(contents[name]!) : whole
    })
    .replace(ADDRESS, (tag) => tag + query)
    .replace(OEMBED, (tag) => tag + encodeURIComponent(query))
    .replace(WITHOUT_SCRIPT, (_, tag: string) => tag + words.join(''))
}

function sharedAs(names: readonly string[], content: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, content]))
}

function spanOf(text: SpokenText): string {
  return `<bdi ${languageOf(text)}>${escaped(text.text)}</bdi>`
}

function languageOf({ language }: SpokenText): string {
  return `lang="${LANGUAGES[language].htmlLang}" dir="auto"`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

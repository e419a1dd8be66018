import { escaped } from '../scene/written'
import { Hono, type Context } from 'hono'
import { chineseDayInWords } from '../calendar/chineseCalendar'
import { CODE_NAME } from '../card/cardAddress'
import { filledDayPage, META, sharedAs, TITLE } from '../card/filledDayPage'
import { codeIn } from '../card/packedText'
import type { Quote } from '../card/quote'
import { decodeShareCode } from '../card/shareCode'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { hasLanguagePrefix, initialLanguage } from '../language/path'
import { almanacQuote } from '../quotes/almanac'
import { localDay } from '../quotes/dates'
import { endpointAnswer } from '../quotes/endpoint'
import { topicsOf } from '../quotes/topicPaths'
import { answerTagged, matchesEtag } from './answers'
import { dateAt, isCardPagePath, isPagePath, pageFile } from './pagePaths'
import type { QuoteFor } from './quote'
import type { Card } from '../card/card'
import { linkPreview, linkWords, type SpokenText } from '../card/linkPreview'
import { SITE } from '../site'

/** Chats read it. `pages/head/pageHead.ts` writes the same head in the browser. */

/** In the head, and in the header's language link for browsers without scripts. */
const ADDRESS = /(<link\b[^>]*? rel="(?:canonical|alternate)" href="[^"?]*|<noscript><a href="[^"?]*)(?=")/g
const OEMBED = /(<link\b[^>]*? type="application\/json\+oembed" href="[^"]*)(?=")/g
const WITHOUT_SCRIPT = /(<noscript data-card\b[^>]*>)[\s\S]*?(?=<\/noscript>)/

type Bytes = Uint8Array<ArrayBuffer>

export interface StaticFile {
  type: string // includes the charset
  etag: string
  encoding: 'br' | 'gzip' | null
  sizeBytes: number
  read(): Promise<Bytes | ReadableStream<Bytes>> // a stream must be read to the end or cancelled
}

/** '/assets/main-x1.js', decoded; null if there is none */
export type StaticReader = (
  path: string,
  acceptEncoding: string,
) => StaticFile | null | Promise<StaticFile | null>

/** Without a language prefix the browser's decides; public/first-paint.js applies a stored choice. */
export function pages(readStatic: StaticReader, now: () => Date, quoteFor: QuoteFor): Hono {
  return new Hono().get('*', async (c) => {
    const path = decodedPath(c.req.path)
    if (path === null) return c.text('Bad address', 400)
    const accepted = c.req.header('accept-encoding') ?? ''
    // Pages are served at their addresses, not at file names.
    const file = path.endsWith('.html') ? null : await readStatic(path, accepted)
    if (file) return sendFile(c, file, 200, cacheControlOf(path))
    if (isMissingAsset(path, c.req.header('accept') ?? '')) return notFound(c)
    const acceptedLanguages = c.req.header('accept-language') ?? ''
    const language = languageAsked(path, acceptedLanguages)
    const page = await readStatic(pageFile(path, language), accepted)
    if (!page) return notFound(c)
    c.header('content-language', LANGUAGES[language].htmlLang)
    if (!hasLanguagePrefix(path)) c.header('vary', 'accept-language')
    const code = isCardPagePath(path) ? codeIn(c.req.query(CODE_NAME) ?? '') : ''
    if (code !== '') {
      const shared = await decodeShareCode(code, { today: localDay(now()), almanacQuote })
      if ('card' in shared) {
        // A chat that previews a link names no language: it gets the card's.
        const isUnknown = acceptedLanguages === '' && !hasLanguagePrefix(path)
        const spoken = (isUnknown && linkWords(shared.card).paragraphs[0]?.language) || language
        const plain = await readStatic(pageFile(path, spoken), '')
        c.header('content-language', LANGUAGES[spoken].htmlLang)
        if (plain) return sendFilledPage(c, filledCardPage(await textOf(plain), shared.card, code, spoken))
      }
    }
    const date = dateAt(path)
    const plainDay = date === null ? null : await readStatic(pageFile(path, language), '')
    if (date !== null && plainDay) {
      const quote = await quoteFor(c, date)
      return sendFilledPage(c, dayPage(await textOf(plainDay), date, quote, language))
    }
    // Both languages share this address and could have equal tags.
    const etag = page.etag.replace('"', `"${language}-`)
    return sendFile(c, { ...page, etag }, isPagePath(path) ? 200 : 404, 'no-cache')
  })
}

function languageAsked(pathname: string, acceptLanguage: string): LanguageId {
  return initialLanguage({ pathname, stored: null, browser: preferredTag(acceptLanguage) })
}

/** A script or picture request must not get HTML. */
function isMissingAsset(path: string, accept: string): boolean {
  if (path.startsWith('/assets/')) return true
  return /\.[^/.]+$/.test(path) && !accept.includes('text/html')
}

/** Hashed names under /assets; sw.js announces new builds. */
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
  // Reads first, because an error response must not have these headers.
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

function dayPage(html: string, day: string, quote: Quote, language: LanguageId): string {
  const chinese = language === 'zh' ? chineseDayInWords(day) : ''
  const served = { day, quote, answer: endpointAnswer(quote), chinese }
  return filledDayPage(html, served, language, topicsOf(quote))
}

/** The page is filled per link or date, so it is compressed on the fly (app.ts). */
function sendFilledPage(c: Context, html: string): Promise<Response> {
  c.header('cache-control', 'no-cache')
  c.header('vary', 'accept-encoding', { append: true })
  return answerTagged(c, html, 'text/html; charset=UTF-8')
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
    return null // a stray % in the path
  }
}

/** @param code without anything appended */
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

function spanOf(text: SpokenText): string {
  return `<bdi ${languageOf(text)}>${escaped(text.text)}</bdi>`
}

function languageOf({ language }: SpokenText): string {
  return `lang="${LANGUAGES[language].htmlLang}" dir="auto"`
}

const MAX_LENGTH = 2_000 // browsers send about fifty characters

/** The tag keeps its spelling: `fr;q=0.8, zh-TW` → `zh-TW` (RFC 9110, 12.5.4). */
export function preferredTag(acceptLanguage: string): string | undefined {
  const preferences = acceptLanguage
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = parameters.map((parameter) => /^q=([\d.]+)$/i.exec(parameter)?.[1]).find(Boolean)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
  const accepted = preferences.filter(
    ({ tag, weight }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && weight > 0,
  )
  return accepted.toSorted((a, b) => b.weight - a.weight)[0]?.tag
}

/**
 * Offline support. Pages, code and the almanac are stored on the first visit, as one edition; a new edition
 * waits until the visitor agrees (pages/shell/edition.ts). Fonts for the almanac's days follow; other fonts
 * and pictures are stored as they are used. Only requests of this site's own pages are handled.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { chineseDayInWords } from '../calendar/chineseDay'
import { dateOfDay, dayPath, DAYS_PATH, daysAddress, isOfAnyYear } from '../calendar/dayPaths'
import { isOfServer } from '../calendar/feedPaths'
import { filledDayPage } from '../card/filledDayPage'
import type { Quote } from '../card/quote'
import type { LanguageId } from '../language/languages'
import { initialLanguage, withLanguage, withoutLanguage } from '../language/path'
import { almanacQuote } from '../quotes/almanac'
import { quoteUrl } from '../quotes/chain'
import { isCalendarDay, localDay } from '../quotes/dates'
import { endpointAnswer, parseEndpointQuote } from '../quotes/endpoint'
import { FONT_CACHE, type WorkerMessage } from '../state/edition'

interface Worker {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0] // inserted by build.ts
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  addEventListener(
    type: 'message',
    listener: (event: { data: WorkerMessage | undefined; waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}
declare const self: Worker
declare const ALMANAC_FONTS: readonly string[] // URLs of font files, inserted by build.ts
declare const STORED_DAY: string // mm-dd, whose page stands for all, inserted by build.ts

const MAX_FONT_FILES = 1_500 // there are about 300, so there is room for several editions
const MAX_PICTURES = 120
/** Workbox deletes the database of a cache's name, so it must not be that of the visitor's own pictures. */
const PICTURE_CACHE = 'quotidian-images'
const OLD_PICTURE_CACHE = 'quotidian-pictures' // until November 2026
const QUOTE_LIMIT_MS = 3_000 // the page itself waits four seconds
const PAGE_QUOTE_LIMIT_MS = 1_500 // a whole page waits for it

clientsClaim() // so that the first visit is already stored
cleanupOutdatedCaches()
// Query parameters do not matter here: only the page reads them.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] })

/** A URL without a language, or of no page: the browser's language decides, as on the server. */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && !isOfServer(url.pathname) && !isFileOrCheck(url.pathname),
  async ({ request, url }) => {
    const language = initialLanguage({ pathname: url.pathname, stored: null, browser: navigator.language })
    const path = withLanguage(withoutLanguage(url.pathname), language).replace(/\/+$/, '')
    const page = (await matchPrecache(path)) ?? (await dayPage(path, language))
    if (page) return page
    // Any page renders what its URL asks for: here, that the page does not exist.
    const shell = await matchPrecache(withLanguage('/', language))
    return shell ? new Response(shell.body, { status: 404, headers: shell.headers }) : fetch(request)
  },
)

/** What is opened in a tab and is no page: a file that is not stored, such as /robots.txt, or a check of the server. Pages have no ending. */
function isFileOrCheck(pathname: string): boolean {
  return /\.[^/.]+$/.test(pathname) || /^\/(?:healthz|readyz)$/.test(pathname)
}

/** Where the server gives no quote, as where there is no network, a day’s is the almanac’s: on its page, at home and in the editor. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/quote',
  async ({ request, url }) => {
    const day = url.searchParams.get('date') ?? localDay(new Date())
    const answer = await fetch(request, { signal: AbortSignal.timeout(QUOTE_LIMIT_MS) }).catch(() =>
      Response.error(),
    )
    if (answer.ok || !isCalendarDay(day)) return answer
    return Response.json(endpointAnswer(almanacQuote(day)), { headers: { 'cache-control': 'no-store' } })
  },
)

/**
 * One day's page is stored in each language (build.ts): the others are that one with another day in it, as the server fills in the dates
 * of a year. null where the path is no day's.
 */
async function dayPage(path: string, language: LanguageId): Promise<Response | null> {
  const address = daysAddress(withoutLanguage(path))
  if (address?.kind === 'month') return (await matchPrecache(withLanguage(DAYS_PATH, language))) ?? null
  const shell = address && (await matchPrecache(withLanguage(dayPath(STORED_DAY), language)))
  if (!address || !shell) return null
  const { day } = address
  const quote = await quoteOf(day)
  const chinese = language === 'zh' && !isOfAnyYear(day) ? chineseDayInWords(day) : ''
  const html = filledDayPage(
    await shell.text(),
    { day, quote, answer: endpointAnswer(quote), chinese },
    language,
  )
  return new Response(html, { headers: headersFrom(shell) })
}

/** Those of the stored page, which say what a browser may do with it; without those of its bytes, which are others now. */
function headersFrom(shell: Response): Headers {
  const headers = new Headers(shell.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  return headers
}

/** Of a date the server's, which may have a provider; else the almanac's. */
async function quoteOf(day: string): Promise<Quote> {
  const date = dateOfDay(day)
  if (!isOfAnyYear(day)) {
    try {
      const limit = { signal: AbortSignal.timeout(PAGE_QUOTE_LIMIT_MS) }
      const answer: unknown = await (await fetch(quoteUrl('/api/quote', date), limit)).json()
      const parsed = parseEndpointQuote(answer, date, localDay(new Date()))
      if (parsed.ok) return parsed.quote
    } catch {
      // No network, or no server.
    }
  }
  return almanacQuote(date)
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'),
  new CacheFirst({
    cacheName: FONT_CACHE,
    plugins: [limitEntries(MAX_FONT_FILES)],
  }),
)

/**
 * Pictures of other sites only if CORS allows reading them: a card can show no others. A day's card that was kept
 * could show other words than the day's quote.
 */
registerRoute(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' &&
    (sameOrigin || request.mode === 'cors') &&
    !(sameOrigin && url.pathname.startsWith('/api/')),
  new StaleWhileRevalidate({
    cacheName: PICTURE_CACHE,
    plugins: [limitEntries(MAX_PICTURES)],
  }),
)

self.addEventListener('activate', (event) => event.waitUntil(caches.delete(OLD_PICTURE_CACHE)))

self.addEventListener('message', (event) => {
  const { data } = event
  if (data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (data?.type === 'STORE_ALMANAC') event.waitUntil(storeAlmanacFonts())
  if (data?.type === 'STOP_STORING') isReplaced = true
})

/**
 * Evicts the oldest files first, and all of them if the browser's quota is exceeded. (Its types do not know
 * exact optional fields.)
 */
function limitEntries(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin
}

let isReplaced = false

/**
 * One after another, so that the page's own requests come first; the next visit resumes where this one
 * stopped.
 */
async function storeAlmanacFonts(): Promise<void> {
  const fonts = await caches.open(FONT_CACHE)
  for (const url of ALMANAC_FONTS) {
    if (isReplaced) return
    if (!(await fonts.match(url))) await fonts.add(url)
  }
}

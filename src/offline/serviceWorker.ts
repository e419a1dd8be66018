/** Pages, code and almanac are one edition, stored on the first visit; a new one waits for consent. */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { chineseDayInWords } from '../calendar/chineseCalendar'
import { dateOfDay, dayPath, DAYS_PATH, daysAddress, isOfAnyYear, isCalendarDay } from '../calendar/dayPaths'
import { isOfServer } from '../calendar/feedPaths'
import { filledDayPage } from '../card/filledDayPage'
import type { Quote } from '../card/quote'
import type { LanguageId } from '../language/languages'
import { initialLanguage, withLanguage, withoutLanguage } from '../language/path'
import { almanacQuote } from '../quotes/almanac'
import { quoteUrl } from '../quotes/chain'
import { localDay } from '../quotes/dates'
import { endpointAnswer, parseEndpointQuote } from '../quotes/endpoint'
import { topicsOf } from '../quotes/topicPaths'
import { topicAt } from '../quotes/topics'
import { ASSET_CACHE, PICTURE_CACHE, SHARED_PICTURE, type WorkerMessage } from '../state/edition'

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
declare const STORED_DAY: string // mm-dd, template of all days' pages, inserted by build.ts

const MAX_ASSETS = 1_500 // about 350 exist, so several editions fit
const MAX_PICTURES = 120
const OLD_PICTURE_CACHE = 'quotidian-pictures' // until November 2026
const QUOTE_LIMIT_MS = 3_000 // the page itself waits four seconds
const PAGE_QUOTE_LIMIT_MS = 1_500 // a whole page waits for it

clientsClaim() // so that the first visit is already stored
cleanupOutdatedCaches()
// Only the page reads query parameters.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] })

/** Without a language in the URL the browser's decides, as on the server. */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && !isOfServer(url.pathname) && !isFileOrCheck(url.pathname),
  async ({ request, url }) => {
    const language = initialLanguage({ pathname: url.pathname, stored: null, browser: navigator.language })
    const path = withLanguage(withoutLanguage(url.pathname), language).replace(/\/+$/, '')
    const page = (await matchPrecache(path)) ?? (await dayPage(path, language))
    if (page) return page
    // Any page's shell renders by URL: an author's page, or “not found”.
    const shell = await matchPrecache(withLanguage('/', language))
    const status = topicAt(withoutLanguage(path)) ? 200 : 404
    return shell ? new Response(shell.body, { status, headers: shell.headers }) : fetch(request)
  },
)

/** Another app has shared words, a link or a picture (manifest, share_target). */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && withoutLanguage(url.pathname) === '/editor',
  async ({ request, url }) =>
    Response.redirect(url.origin + url.pathname + (await sharedHash(await request.formData())), 303),
  'POST',
)

async function sharedHash(shared: FormData): Promise<string> {
  const picture = shared.get('picture')
  if (picture instanceof Blob && picture.size > 0) {
    const cache = await caches.open(SHARED_PICTURE.cache)
    await cache.put(SHARED_PICTURE.path, new Response(picture))
    return SHARED_PICTURE.hash
  }
  const textOf = (name: string) => String(shared.get(name) ?? '')
  const quote = textOf('text') || textOf('title')
  return `#${new URLSearchParams({ quote, link: textOf('url') }).toString()}`
}

/** True for /robots.txt or a health check. Page URLs have no extension. */
function isFileOrCheck(pathname: string): boolean {
  return /\.[^/.]+$/.test(pathname) || /^\/(?:healthz|readyz)$/.test(pathname)
}

/** Without a network or a server's quote, a day's quote is the almanac's. */
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

/** One page per language is stored (build.ts); other days are inserted, as on the server. */
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
    topicsOf(quote),
  )
  return new Response(html, { headers: headersFrom(shell) })
}

/** Keeps the security policy, but not the headers describing its bytes. */
function headersFrom(shell: Response): Headers {
  const headers = new Headers(shell.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  return headers
}

/** The server may use a provider. */
async function quoteOf(day: string): Promise<Quote> {
  const date = dateOfDay(day)
  if (!isOfAnyYear(day)) {
    try {
      const limit = { signal: AbortSignal.timeout(PAGE_QUOTE_LIMIT_MS) }
      const answer: unknown = await (await fetch(quoteUrl('/api/quote', date), limit)).json()
      const parsed = parseEndpointQuote(answer, date, localDay(new Date()))
      if (parsed.ok) return parsed.quote
    } catch {
      // Offline, or no server.
    }
  }
  return almanacQuote(date)
}

/** Their names change with their bytes. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: ASSET_CACHE,
    plugins: [limitEntries(MAX_ASSETS)],
  }),
)

/** Draws the first card again without a network. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/card.type',
  new StaleWhileRevalidate({ cacheName: ASSET_CACHE }),
)

/** Cards can show no others' without CORS. Day cards could differ from the day's quote. */
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
})

/** Evicts the oldest first. (Workbox's types lack exact optional properties.) */
function limitEntries(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin
}

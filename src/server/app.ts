/**
 * The whole server as one fetch handler: no Node module is touched here, so that it runs under Node, in tests and
 * in any runtime that speaks fetch. main.ts gives it a port and files; vite.config.ts mounts it in development.
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { DAYS_PATH } from '../calendar/dayPaths'
import { CARD_PAGE_PATH } from '../card/cardAddress'
import { SITE } from '../site'
import { apiError } from './apiError'
import { toCanonicalAddress } from './cardImage/canonical'
import { cardImageEndpoint } from './cardImage/endpoint'
import type { DrawCard } from './cardImage/finder'
import { createPictureLoader } from './cardImage/pictureQueue'
import type { AskOrigin } from './edge/origin'
import { embedEndpoint } from './embed/endpoint'
import { feedsEndpoint } from './feeds/endpoint'
import { type LoggedRequest, logText, requestLog, stackInLog, withRequestId } from './log'
import type { Meter } from './metrics/meter'
import { meteredRequests } from './metrics/metered'
import { oembedEndpoint } from './oembed'
import { pages, type StaticReader } from './pages'
import { productEndpoint } from './product/endpoint'
import { providerFetch } from './providerFetch'
import { createQuoteFinder, DEFAULT_PROVIDER_DAYS, type ProviderDays } from './quote'
import { quoteEndpoint } from './quoteEndpoint'
import { rateLimit, type RateLimit, type Take } from './rateLimit'
import type { Dial, Lookup } from './safeFetch/dial'
import { securityHeaders } from './security'
import type { Store } from './store/store'
import { clientAddress, visitorAt, type Visitor } from './visitor'

export interface AppOptions {
  providerUrl?: string | null // null: the almanac only
  providerDays?: ProviderDays // which the provider is asked for
  readStatic?: StaticReader // absent: endpoints only
  fetch?: typeof fetch // asks the provider
  lookup?: Lookup // host names of pages to read; default: DNS
  dial?: Dial // opens connections to them
  drawCard?: DrawCard // absent: no /api/card.png, card.jpg and card.webp
  now?: () => Date
  warn?: (message: string, reason?: unknown) => void
  log?: (request: LoggedRequest) => void
  connectedAddress?: (c: Context) => string // of who opened the connection; each runtime has its own way
  isOwn?: (c: Context) => boolean // asked by the server itself, which draws ahead: not limited
  askOrigin?: AskOrigin // at the edge: who draws cards and reads products' pages instead
  keepAnswers?: MiddlewareHandler // at the edge: its cache
  trustedProxies?: number // how many proxies in front of us may be believed about a visitor's address, and their ids of requests
  readiness?: () => Readiness // what a balancer is told
  meter?: Meter | undefined // absent: nothing is counted
  store?: Store | undefined // of all instances; absent: this is the only one
}

/** `ready`: visitors may be sent here. */
export type Readiness = 'starting' | 'ready' | 'draining'

const CARD_PATH = '/api/:card{card\\.(?:png|jpg|webp)}'

/** Rate limits per visitor, for what costs more than looking up a day's quote. */
const LIMITS: Readonly<Record<string, RateLimit>> = {
  '/api/product': { requests: 10, perMs: 60_000 },
  [CARD_PATH]: { requests: 60, perMs: 60_000 },
}

/** The options with their defaults; what is absent stays out. */
function withDefaults(options: AppOptions) {
  return {
    providerUrl: null,
    providerDays: DEFAULT_PROVIDER_DAYS,
    fetch: providerFetch,
    now: () => new Date(),
    warn: console.warn,
    log: () => {},
    connectedAddress: () => '',
    isOwn: () => false,
    trustedProxies: 0,
    readiness: (): Readiness => 'ready',
    ...options,
  }
}

/** A new endpoint is its file and one `route` line here. */
export function createApp(options: AppOptions = {}): Hono {
  const world = withDefaults(options)
  const { readStatic, drawCard, now, warn, connectedAddress, askOrigin, trustedProxies } = world
  const app = new Hono()
  addFirst(app, world)
  const addressOf = (c: Context) =>
    clientAddress(connectedAddress(c), c.req.header('x-forwarded-for'), trustedProxies)
  const visitorOf = (c: Context) => visitorAt(addressOf(c))
  if (drawCard) app.use(CARD_PATH, toCanonicalAddress(now)) // before the limits: it costs nothing
  addLimits(app, visitorOf, world)
  if (askOrigin) app.on('GET', [CARD_PATH, '/api/product'], (c) => askOrigin(c, addressOf(c)))
  app.use('/api/product', compress()) // other answers under /api are small, or compressed already
  const findQuote = createQuoteFinder(world)
  const dialling = { ...(world.lookup && { lookup: world.lookup }), ...(world.dial && { dial: world.dial }) }
  const loadPicture = createPictureLoader(dialling)
  app.route('/api/quote', quoteEndpoint(world, findQuote, visitorOf))
  app.route(CARD_PATH, cardImageEndpoint({ ...world, drawCard, findQuote, loadPicture, visitorOf }))
  app.route('/api/product', productEndpoint({ now, visitorOf, ...dialling }))
  app.route('/', feedsEndpoint(world, findQuote, visitorOf))
  app.route('/', embedEndpoint(world, findQuote, visitorOf))
  app.route('/api/oembed', oembedEndpoint(world, findQuote, visitorOf))
  app.all('/api/*', (c) => apiError(c, 404, 'not-found', 'there is no such endpoint'))
  app.all('/api', (c) => apiError(c, 404, 'not-found', 'there is no such endpoint'))
  // Filled with a link's card or a date of a year; other pages were packed at the build.
  app.use(`/:language?${CARD_PAGE_PATH}`, compress())
  app.use(`/:language?${DAYS_PATH}/:date{\\d{4}-\\d\\d-\\d\\d}`, compress())
  if (readStatic) app.route('/', pages(readStatic, now, findQuote, visitorOf))
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    const { method, path } = c.req
    warn(`${logText(`${method} ${path}`)} failed. ${stackInLog(error)} [request ${c.get('requestId')}]`)
    return apiError(c, 500, 'internal', 'the server failed; try again')
  })
  return app
}

type World = ReturnType<typeof withDefaults>

/** The log, the headers of every answer, and what balancers ask. */
function addFirst(app: Hono, { trustedProxies, log, now, meter, readiness, keepAnswers }: World): void {
  app.use(withRequestId(trustedProxies > 0), requestLog(log, now))
  if (meter) app.use(meteredRequests(meter))
  app.use(securityHeaders(SITE.siteUrl.startsWith('https:')))
  app.get('/healthz', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ status: 'ok' })
  })
  app.get('/readyz', (c) => {
    c.header('cache-control', 'no-store')
    const status = readiness()
    return c.json({ status }, status === 'ready' ? 200 : 503)
  })
  if (keepAnswers) app.use(keepAnswers)
}

function addLimits(app: Hono, visitorOf: (c: Context) => Visitor, { isOwn, now, store }: World): void {
  for (const [path, limit] of Object.entries(LIMITS)) {
    const over = (alone: Take, perMs: number) => store?.limiter(path, perMs, alone) ?? alone
    const limited = rateLimit(limit, visitorOf, now, over)
    app.use(path, (c, next) => (isOwn(c) ? next() : limited(c, next)))
  }
}

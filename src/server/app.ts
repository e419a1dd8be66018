/** It has no Node modules, for Node, tests and any fetch runtime. main.ts adds port and files. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { dateOfDay, DAYS_PATH, isOfAnyYear } from '../calendar/dayPaths'
import { CARD_PAGE_PATH } from '../card/cardAddress'
import { almanacQuote } from '../quotes/almanac'
import { SITE } from '../site'
import { apiError, RefusedError } from './answers'
import { toCanonicalAddress } from './cardImage/canonical'
import { cardImageEndpoint } from './cardImage/endpoint'
import type { DrawCard } from './cardImage/finder'
import { createPictureLoader } from './cardImage/pictureQueue'
import type { AskOrigin } from './edge/origin'
import { embedEndpoint } from './embed/endpoint'
import { feedsEndpoint } from './feeds/endpoint'
import { type LoggedRequest, logText, requestLog, stackInLog, withRequestId } from './log'
import { type Meter, routeOf, meteredRequests } from './metrics/meter'
import { oembedEndpoint } from './oembed'
import { openApiEndpoint } from './openApi/endpoint'
import { pages, type StaticReader } from './pages'
import { productEndpoint } from './product/endpoint'
import { providerFetch } from './providerFetch'
import { createQuoteFinder, DEFAULT_PROVIDER_DAYS, type ProviderDays, type QuoteFor } from './quote'
import { quoteEndpoint } from './quoteEndpoint'
import { rateLimit, type RateLimit, type Take } from './rateLimit'
import type { Dial, Lookup } from './safeFetch/dial'
import { securityHeaders } from './security'
import type { Store } from './store/store'
import { clientAddress, visitorAt, type Visitor } from './visitor'

export interface AppOptions {
  providerUrl?: string | null // null: the almanac only
  providerDays?: ProviderDays // days for which the provider is asked
  readStatic?: StaticReader // absent: endpoints only
  fetch?: typeof fetch // used for the provider
  lookup?: Lookup // resolves hosts of pages; default: DNS
  dial?: Dial
  drawCard?: DrawCard // absent: no /api/card.png, .jpg or .webp
  now?: () => Date
  warn?: (message: string, reason?: unknown) => void
  log?: (request: LoggedRequest) => void
  connectedAddress?: (c: Context) => string // the peer's address, by runtime
  isOwn?: (c: Context) => boolean // the server's own requests (drawing ahead) are not limited
  askOrigin?: AskOrigin // at the edge: forwards cards and product look-ups
  keepAnswers?: MiddlewareHandler // the edge's cache
  trustedProxies?: number // how many proxies we trust for X-Forwarded-For and request ids
  readiness?: () => Readiness // reported to load balancers
  meter?: Meter | undefined
  store?: Store | undefined // absent: single instance
}

export type Readiness = 'starting' | 'ready' | 'draining'

const CARD_PATH = '/api/:card{card\\.(?:png|jpg|webp|type)}'

/** These requests cost more than a day's quote. */
const LIMITS: Readonly<Record<string, RateLimit>> = {
  '/api/product': { requests: 10, perMs: 60_000 },
  [CARD_PATH]: { requests: 60, perMs: 60_000 },
}

const inAnyLanguage = (path: string) => [path, `/:language${path}`]
/** Filled per link or date; the build compressed the others. */
const FILLED_PATHS = [CARD_PAGE_PATH, `${DAYS_PATH}/:date{\\d{4}-\\d\\d-\\d\\d}`].flatMap(inAnyLanguage)
/** Pages that are filled anew: a day's takes 3 ms, a link's 5; a feed that is written, 10. An instance counts alone. */
const DEAR_PATHS = [...FILLED_PATHS, '/api/oembed']
const DEAR_LIMIT: RateLimit = {
  requests: 120,
  perMs: 60_000,
  costOf: ({ req }) => (routeOf(req.path) === 'feed' ? 4 : 1),
}

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

export function createApp(options: AppOptions = {}): Hono {
  const world = withDefaults(options)
  const { readStatic, drawCard, now, warn, connectedAddress, askOrigin, trustedProxies } = world
  const app = new Hono()
  addFirst(app, world)
  const addressOf = (c: Context) =>
    clientAddress(connectedAddress(c), c.req.header('x-forwarded-for'), trustedProxies)
  const visitorOf = (c: Context) => visitorAt(addressOf(c))
  if (drawCard) app.use(CARD_PATH, toCanonicalAddress(now)) // before the rate limits: a redirect costs nothing
  const dear = addLimits(app, visitorOf, world)
  if (askOrigin) app.on('GET', [CARD_PATH, '/api/product'], (c) => askOrigin(c, addressOf(c)))
  app.use('/api/product', compress()) // other /api responses are small or compressed
  const findQuote = createQuoteFinder(world)
  const quoteFor: QuoteFor = async (c, dayName) =>
    isOfAnyYear(dayName)
      ? almanacQuote(dateOfDay(dayName))
      : findQuote(dayName, { visitor: visitorOf(c).id, requestId: c.get('requestId') })
  const dialling = { ...(world.lookup && { lookup: world.lookup }), ...(world.dial && { dial: world.dial }) }
  const loadPicture = createPictureLoader(dialling)
  const quotes = quoteEndpoint(world, quoteFor)
  for (const end of ['', '.txt', '.md']) app.route(`/api/quote${end}`, quotes)
  app.route(CARD_PATH, cardImageEndpoint({ ...world, drawCard, findQuote, loadPicture, visitorOf }))
  app.route('/api/product', productEndpoint({ now, visitorOf, ...dialling }))
  app.route('/', feedsEndpoint(world, quoteFor, dear))
  app.route('/', embedEndpoint(world, quoteFor))
  app.route('/api/oembed', oembedEndpoint(world, quoteFor))
  app.route('/', openApiEndpoint())
  app.all('/api/*', (c) => apiError(c, 404, 'not-found', 'there is no such endpoint'))
  app.all('/api', (c) => apiError(c, 404, 'not-found', 'there is no such endpoint'))
  for (const path of FILLED_PATHS) app.use(path, compress())
  if (readStatic) app.route('/', pages(readStatic, now, quoteFor))
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    if (error instanceof RefusedError) return apiError(c, 400, error.code, error.message)
    const { method, path } = c.req
    warn(`${logText(`${method} ${path}`)} failed. ${stackInLog(error)} [request ${c.get('requestId')}]`)
    return apiError(c, 500, 'internal', 'the server failed; try again')
  })
  return app
}

type World = ReturnType<typeof withDefaults>

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

/** Returns the limit of pages that are dear to write. */
function addLimits(
  app: Hono,
  visitorOf: (c: Context) => Visitor,
  { isOwn, now, store }: World,
): MiddlewareHandler {
  for (const [path, limit] of Object.entries(LIMITS)) {
    const over = (alone: Take, perMs: number) => store?.limiter(path, perMs, alone) ?? alone
    const limited = rateLimit(limit, visitorOf, now, over)
    app.use(path, (c, next) => (isOwn(c) ? next() : limited(c, next)))
  }
  const limited = rateLimit(DEAR_LIMIT, visitorOf, now)
  // Where a runtime tells no addresses, all visitors would be one.
  const dear: MiddlewareHandler = (c, next) => (visitorOf(c).id === '' ? next() : limited(c, next))
  for (const path of DEAR_PATHS) app.use(path, dear)
  return dear
}

/**
 * The whole server as one fetch handler: no Node module is touched here, so that it runs under Node, in tests and
 * in any runtime that speaks fetch. main.ts gives it a port and files; vite.config.ts mounts it in development.
 */
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { apiError } from './apiError'
import { pages, type StaticReader } from './pages'
import { quoteEndpoint } from './quoteEndpoint'

export interface AppOptions {
  providerUrl?: string | null // null: the almanac only
  readStatic?: StaticReader // absent: the endpoints only
  fetch?: typeof fetch
  now?: () => Date
  warn?: (message: string, reason?: unknown) => void
}

/** A new endpoint is its file and one `route` line here. */
export function createApp(options: AppOptions = {}): Hono {
  const {
    providerUrl = null,
    readStatic,
    fetch = globalThis.fetch,
    now = () => new Date(),
    warn = console.warn,
  } = options

  const app = new Hono()
  // HSTS and the content policy depend on where an owner serves from: not ours to promise yet.
  app.use(secureHeaders({ strictTransportSecurity: false, crossOriginResourcePolicy: false }))
  app.route('/api/quote', quoteEndpoint({ providerUrl, fetch, now, warn }))
  app.all('/api/*', (c) => apiError(c, 404, 'not-found', 'there is no such endpoint'))
  app.all('/api', (c) => apiError(c, 404, 'not-found', 'there is no such endpoint'))
  if (readStatic) app.route('/', pages(readStatic))
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    warn(`${c.req.method} ${c.req.path} failed.`, error)
    return apiError(c, 500, 'internal', 'the server failed; try again')
  })
  return app
}

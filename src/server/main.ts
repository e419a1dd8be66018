/** `node dist/server/main.js`: the built site on one port. */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { EDITION } from '../draw/edition'
import { createApp, type Readiness } from './app'
import { drawAhead, startDrawing } from './cardImage/drawAhead'
import { createRendererPool } from './cardImage/rendererPool'
import { ServerSettingError, type ServerSettings, settingsFromEnvironment } from './environment'
import { earlierBuilds } from './files/earlierBuilds'
import { createStaticReader, withEarlierAssets } from './files/staticFiles'
import { createHttpServer, endGently } from './http/httpServer'
import { meteredDrawing, meteredProvider } from './metrics/meter'
import { providerFetch } from './providerFetch'
import type { Store } from './store/store'

const DRAWING_PROCESS = new URL('./cardImageProcess.js', import.meta.url)
const STATUS_THREAD = new URL('./statusThread.js', import.meta.url)
const CLIENT_FOLDER = fileURLToPath(new URL('../client/', import.meta.url))
const SHUTDOWN_GRACE_MS = 8_000 // containers are killed after 10 s; a look-up that queued first may be cut off
const READY_AT_LATEST_MS = 30_000 // a failing card must not block visitors

// First, because a container's first process ignores signals without a handler.
let stop: () => void = () => process.exit(0)
process.once('SIGTERM', () => stop())
process.once('SIGINT', () => stop())

// Keep serving when the log's reader exits.
process.stdout.on('error', () => {})

try {
  await serve(settingsFromEnvironment(process.env))
} catch (error) {
  const settings = error instanceof ServerSettingError
  console.error(settings ? error.message : (startFailure(error) ?? error))
  process.exit(1)
}

async function serve(settings: ServerSettings) {
  const { port, host, providerUrl, providerDays, trustedProxies, metricsPort, metricsHost, drainMs } =
    settings
  let readiness: Readiness = 'starting'
  const meter =
    metricsPort === null ? undefined : await startMetrics(metricsPort, metricsHost, () => readiness)
  const readStatic = await withEarlierAssets(
    await createStaticReader(CLIENT_FOLDER),
    await earlierBuilds(CLIENT_FOLDER),
  )
  const store = settings.redisUrl === null ? undefined : await sharedStore(settings.redisUrl)
  const drawCard = createRendererPool(
    DRAWING_PROCESS,
    settings.drawingProcesses ?? undefined,
    meter?.watchQueue,
  )
  const app = createApp({
    providerUrl,
    providerDays,
    readStatic,
    trustedProxies,
    drawCard: meter ? meteredDrawing(drawCard, meter) : drawCard,
    ...(meter && { fetch: meteredProvider(providerFetch, meter), meter }),
    readiness: () => readiness,
    connectedAddress: (c) => (isOwn(c) ? null : getConnInfo(c).remote.address) ?? '',
    isOwn,
    log: (request) => console.log(JSON.stringify(request)),
    store,
  })
  const server = createHttpServer(app.fetch)
  server.listen(port, host)
  await once(server, 'listening')
  stop = () => {
    readiness = 'draining'
    endGently(server, { noticeMs: drainMs, graceMs: SHUTDOWN_GRACE_MS }, () => process.exit(0))
  }

  const address = server.address()
  const actualPort = address && typeof address === 'object' ? address.port : port
  const name = !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  console.log(`Quotidian is at http://${name.includes(':') ? `[${name}]` : name}:${actualPort}`)
  const begin = () => {
    if (readiness === 'starting') readiness = 'ready'
  }
  setTimeout(begin, READY_AT_LATEST_MS).unref()
  if (store) await startDrawing(drawCard) // Without one, the next line draws them here.
  await drawAhead({ ask: (path) => app.request(path) })
  begin()
}

/** No connection: the server's own request. */
function isOwn(c: Context): boolean {
  return !c.env
}

async function startMetrics(port: number, host: string, readiness: () => Readiness) {
  const [{ createPromMeter }, { openStatusPort }] = await Promise.all([
    import('./metrics/promMeter'),
    import('./metrics/statusPort'),
  ])
  const meter = createPromMeter(() => readiness() === 'ready')
  const code = await openStatusPort(STATUS_THREAD, { port, host }, readiness, () => meter.text())
  if (code === 'EADDRINUSE') throw new ServerSettingError(`METRICS_PORT is "${port}": that port is taken`)
  if (code !== null)
    throw new ServerSettingError(`METRICS_PORT ${port} cannot be opened at METRICS_HOST "${host}": ${code}`)
  return meter
}

async function sharedStore(url: string): Promise<Store> {
  const { createRedisStore } = await import('./store/redisStore')
  return createRedisStore({ url, edition: EDITION, warn: console.warn })
}

/** One line if the owner can fix it, else null. */
function startFailure(error: unknown): string | null {
  const { code, port, address } = Object(error) as { code?: string; port?: number; address?: string }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: choose another, as in PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose one above 1023 with PORT`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address ?? ''} is not an address of this machine`
  if (code === 'ENOENT') return `There is no built client in ${CLIENT_FOLDER}: run npm run build first`
  return null
}

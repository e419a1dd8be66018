/** `node dist/server/main.js`: the built product on one port. */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createApp } from './app'
import { drawAhead } from './cardImage/drawAhead'
import { createCardDrawer } from './cardImage/drawer'
import { settingsFromEnvironment, ServerSettingError, type ServerSettings } from './environment'
import { createHttpServer } from './http/httpServer'
import { createStaticReader } from './files/staticFiles'

const DRAWING_PROCESS = new URL('./cardImageProcess.js', import.meta.url)
const CLIENT_FOLDER = fileURLToPath(new URL('../client/', import.meta.url))
const SHUTDOWN_GRACE_MS = 8_000 // for requests under way; containers are killed after 10 s. A look-up that also waited in line may be cut
const IDLE_CHECK_MS = 50

// Set before anything else: the first process of a container ignores signals without a handler.
let stop: () => void = () => process.exit(0)
process.once('SIGTERM', () => stop())
process.once('SIGINT', () => stop())

// The reader of the log has gone; keep serving.
process.stdout.on('error', () => {})

try {
  await serve(settingsFromEnvironment(process.env))
} catch (error) {
  const settings = error instanceof ServerSettingError
  console.error(settings ? error.message : (startFailure(error) ?? error))
  process.exit(1)
}

async function serve({ port, host, providerUrl, providerDays, trustedProxies }: ServerSettings) {
  const readStatic = await createStaticReader(CLIENT_FOLDER)
  const app = createApp({
    providerUrl,
    providerDays,
    readStatic,
    trustedProxies,
    drawCard: createCardDrawer(DRAWING_PROCESS),
    connectedAddress: (c) => (c.env ? getConnInfo(c).remote.address : null) ?? '', // '': the server itself, drawing ahead
    log: (request) => console.log(JSON.stringify(request)),
  })
  const server = createHttpServer(app.fetch)
  server.listen(port, host)
  await once(server, 'listening')
  stop = () => {
    server.close(() => process.exit(0))
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref() // close() leaves keep-alive connections open
    setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref()
  }

  const address = server.address()
  const actualPort = address && typeof address === 'object' ? address.port : port
  const name = !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  console.log(`Quotidian is at http://${name.includes(':') ? `[${name}]` : name}:${actualPort}`)
  void drawAhead({ ask: (path) => app.request(path) })
}

/** One line for what an owner can fix; null for other errors. */
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

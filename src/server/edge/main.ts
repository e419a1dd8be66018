/** Any fetch runtime serves pages, quotes and feeds; `CARD_ORIGIN` draws cards. */
import type { ExecutionContext } from 'hono'
import { createApp } from '../app'
import { settingsFromEnvironment } from '../environment'
import { assetsReader, denoWorld, isDeno, workerWorld, type EdgeWorld } from './world'
import { keepAnswers } from './keepAnswers'
import { cardOrigin, createOriginAsker } from './origin'

type App = ReturnType<typeof createApp>

/** Invalid settings end Deno here; a worker has settings only with its first request. */
let app: App | null = isDeno() ? appIn(denoWorld()) : null

export default {
  /** @param given Deno: connection info; worker: bindings and settings */
  async fetch(request: Request, given: object, context?: ExecutionContext): Promise<Response> {
    try {
      app ??= appIn(workerWorld(given))
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return new Response('This server is not set up: its log says what is wrong.\n', { status: 500 })
    }
    const answer = Promise.resolve(app.fetch(unpacked(request), given, context))
    // Others may wait for this load, so it outlives its visitor.
    context?.waitUntil(answer.catch(() => {}))
    return answer
  },
}

/** Platforms compress every response, even compressed ones. */
function unpacked(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('accept-encoding')
  return new Request(request, { headers })
}

function appIn({ environment, readAsset, answerCache, connectedAddress }: EdgeWorld): App {
  const { providerUrl, providerDays, trustedProxies } = settingsFromEnvironment(environment)
  const origin = cardOrigin(environment)
  const now = () => new Date()
  return createApp({
    providerUrl,
    providerDays,
    trustedProxies,
    connectedAddress,
    now,
    fetch: (input, init) => fetch(input, init),
    ...(readAsset && { readStatic: assetsReader(readAsset) }),
    ...(origin && { askOrigin: createOriginAsker(origin, (input, init) => fetch(input, init)) }),
    keepAnswers: keepAnswers(answerCache, now),
    log: (request) => console.log(JSON.stringify(request)),
  })
}

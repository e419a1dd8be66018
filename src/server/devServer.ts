import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { isOfServer } from '../calendar/feedPaths.ts'
import type * as App from './app'
import type * as Drawing from './cardImage/drawing'
import type * as Environment from './environment'

export function devEndpoints(): Plugin {
  return {
    name: 'dev-endpoints',
    apply: 'serve',
    configureServer(server) {
      let loaded: typeof App | null = null
      let app: ReturnType<typeof App.createApp> | null = null

      const listener = getRequestListener(async (request) => {
        const module = (await server.ssrLoadModule('/src/server/app.ts')) as typeof App
        if (!app || loaded !== module) {
          const environment = (await server.ssrLoadModule('/src/server/environment.ts')) as typeof Environment
          const { providerUrl, providerDays } = environment.settingsFromEnvironment(process.env)
          const drawing = (await server.ssrLoadModule('/src/server/cardImage/drawing.ts')) as typeof Drawing
          app = module.createApp({ providerUrl, providerDays, drawCard: drawing.drawCardHere })
          loaded = module
        }
        return app.fetch(request)
      })

      server.middlewares.use((incoming, outgoing, next) => {
        if (!isOfServer(incoming.url?.split('?')[0] ?? '')) return next()
        listener(incoming, outgoing).catch(next)
      })
    },
  }
}

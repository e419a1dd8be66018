import { isBuiltin } from 'node:module'
import { createContext, Script } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

/** The web runtimes' common API: https://min-common-api.proposal.wintertc.org */
const STANDARD = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CompressionStream',
  'DOMException',
  'Event',
  'EventTarget',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setTimeout',
  'structuredClone',
] as const

async function bundled(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, target: 'webworker' },
    plugins: [
      {
        name: 'no-node',
        enforce: 'pre',
        resolveId: (id) => (isBuiltin(id) ? `\0none:${id}` : null),
        load: (id) =>
          id.startsWith('\0none:')
            ? { code: `throw new Error(${JSON.stringify(id)})`, moduleSideEffects: true }
            : null,
      },
    ],
    build: {
      ssr: 'src/server/app.ts',
      write: false,
      minify: false,
      rolldownOptions: {
        shimMissingExports: true,
        output: { format: 'iife', name: 'server', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

describe('the app without Node', () => {
  let ask: (path: string, init?: RequestInit) => Promise<Response>

  beforeAll(async () => {
    const standard = Object.fromEntries(
      STANDARD.map((name) => [name, globalThis[name as keyof typeof globalThis]]),
    )
    const elsewhere = createContext({ ...standard, fetch: async () => Response.json({}) })
    new Script(`${await bundled()}; globalThis.createApp = server.createApp`).runInContext(elsewhere)
    const { createApp } = elsewhere as unknown as typeof import('../../src/server/app')
    const app = createApp({ warn: () => {} })
    const withProvider = createApp({ providerUrl: 'https://provider.example/', warn: () => {} })
    ask = async (path, init) =>
      (path.startsWith('provider:') ? withProvider : app).request(path.replace('provider:', ''), init)
  })

  it.each<[string, number]>([
    ['/healthz', 200],
    ['/api/quote', 200],
    ['/api/quote?date=2026-11-21', 200],
    ['provider:/api/quote?date=2026-11-21', 200],
    ['/api/quote?date=x', 400],
    ['/api/none', 404],
    ['/api/card.png', 404],
    ['/api/card.webp', 404],
    ['/api/product', 400],
    ['/api/product?url=https://example.com', 404],
  ])('%s answers %d', async (path, status) => {
    const response = await ask(path, { headers: { 'accept-encoding': 'identity' } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    const body = (await response.json()) as { error?: { id: string } }
    if (status >= 400) expect(body.error?.id).toMatch(/^[\w-]{36}$/)
  })
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/server/app'
import { EMBED_STYLE_HASH } from '../../src/server/embed/endpoint'
import type { LoggedRequest } from '../../src/server/log'
import { securityHeaders } from '../../src/server/security'

const ADDRESSES = [
  '/',
  '/en',
  '/api/quote',
  '/api/quote?date=x',
  '/api/none',
  '/healthz',
  '/en/feed.xml',
  '/api/oembed',
  '/embed',
  '/embedded/en',
  '/assets/none.js',
  '/%',
]

describe('every answer', () => {
  it.each(ADDRESSES)('to %s tells the browser what it may do', async (path) => {
    const { headers } = await createApp({ log: () => {} }).request(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types quotidian")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each(['/embed/en', '/embed/zh?date=11-22', '/embed/en?date=x'])(
    'to %s may be framed by any page, and loads our pictures and one style only',
    async (path) => {
      const { headers } = await createApp({ log: () => {} }).request(path)
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; img-src 'self'; style-src '${EMBED_STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      )
      expect(headers.get('x-frame-options')).toBeNull()
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  it('lets pages fetch pictures from anywhere, by http only where they came by http themselves', async () => {
    const directives = async (isHttps: boolean) => {
      const app = new Hono().use(securityHeaders(isHttps))
      const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
      return policy.split('; ').filter((directive) => /^(?:img|connect)-src/.test(directive))
    }
    expect(await directives(true)).toEqual([
      "img-src 'self' data: blob: https:",
      "connect-src 'self' data: https:",
    ])
    expect(await directives(false)).toEqual([
      "img-src 'self' data: blob: https: http:",
      "connect-src 'self' data: https: http:",
    ])
  })

  it('lets only the WebP worker compile WebAssembly, and that one fetch nothing from elsewhere', async () => {
    const { headers } = await createApp().request('/assets/webpWorker-x1.js')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })

  it.each([
    ['/', 'same-origin'],
    ['/en/guide', 'same-origin'],
    ['/assets/none.js', 'same-origin'],
    ['/assets/webpWorker-x1.js', 'same-origin'],
    ['/icon-192.png', 'same-origin'],
    ['/en.webmanifest', 'same-origin'],
    ['/card-en.webp', 'same-origin'],
    ['/api/quote', 'same-origin'],
    ['/api/product', 'same-origin'],
    ['/share-en.jpg/x', 'same-origin'],
    ['/share-en.jpg', 'cross-origin'],
    ['/share-zh.jpg', 'cross-origin'],
    ['/api/card.png', 'cross-origin'],
    ['/api/card.webp', 'cross-origin'],
    ['/api/card.png?template=none', 'cross-origin'],
  ])('to %s may be embedded by %s pages', async (path, whom) => {
    const { headers } = await createApp().request(path)
    expect(headers.get('cross-origin-resource-policy')).toBe(whom)
  })

  it('knows the style elements that React Aria makes', async () => {
    const { headers } = await createApp().request('/')
    const policy = headers.get('content-security-policy') ?? ''
    for (const [file, attribute] of [
      ['interactions/usePress', 'data-react-aria-pressable'],
      ['overlays/usePreventScroll', ''],
    ] as const) {
      const source = readFileSync(`node_modules/react-aria/dist/private/${file}.mjs`, 'utf8')
      const [, text = ''] = /textContent = `([^`]+)`\.trim\(\)/.exec(source) ?? []
      const style = text.replace(/\$\{[^}]+\}/, attribute).trim()
      expect(style).toContain('@layer')
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
  })
})

describe('the log', () => {
  it('has the request and its status, and nothing about the visitor', async () => {
    const logged: LoggedRequest[] = []
    const app = createApp({ log: (request) => logged.push(request) })
    const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Browser', 'x-request-id': 'mine' }
    const response = await app.request('/api/quote?date=secret', { headers })
    const { error } = (await response.json()) as { error: { id: string } }
    expect(logged).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        id: error.id,
        method: 'GET',
        path: '/api/quote',
        status: 400,
        tookMs: expect.any(Number),
      },
    ])
    expect(error.id).toMatch(/^[\w-]{8,}$/)
    expect(error.id).not.toBe('mine')
    expect(response.headers.get('x-request-id')).toBe(error.id)
    expect(JSON.stringify(logged)).not.toMatch(/203\.0|Browser|secret/)
  })

  it('has the id of a failure, and the visitor gets no stack trace', async () => {
    const warnings: unknown[] = []
    const app = createApp({
      now: () => {
        throw new Error('the clock stopped in /some/file.ts')
      },
      warn: (...told) => warnings.push(told),
    })
    const response = await app.request('/api/quote')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/clock|file\.ts|at /)
    const [[warning]] = warnings as [[string]]
    expect(warning).toContain('the clock stopped')
    expect(warning).toContain(`[request ${response.headers.get('x-request-id')}]`)
    expect(warning).not.toMatch(/\n/)
  })
})

it('says that it is alive', async () => {
  const response = await createApp().request('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('lets a browser keep today’s quote until midnight, and ask whether it is still the same', async () => {
  const app = createApp({ now: () => new Date(2026, 10, 21, 23, 30) })
  const first = await app.request('/api/quote?date=2026-11-21')
  expect(first.headers.get('cache-control')).toBe('max-age=1800')
  expect((await app.request('/api/quote?date=2026-11-22')).headers.get('cache-control')).toBe('max-age=3600')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\da-f]{24}"$/)
  for (const method of ['GET', 'HEAD'])
    for (const told of [etag, `W/${etag}`, `"x" , W/${etag}`, '*']) {
      const headers = { 'if-none-match': told }
      const second = await app.request('/api/quote?date=2026-11-21', { method, headers })
      expect([second.status, await second.text()]).toEqual([304, ''])
      for (const name of ['etag', 'cache-control', 'access-control-allow-origin'])
        expect(second.headers.get(name)).toBe(first.headers.get(name))
    }
  for (const told of ['', '"x"', etag.slice(1, -1), `${etag.slice(0, -1)}x"`, ',,W/']) {
    const headers = { 'if-none-match': told }
    expect((await app.request('/api/quote?date=2026-11-21', { headers })).status).toBe(200)
  }
  const headers = { 'if-none-match': etag }
  expect((await app.request('/api/quote?date=2026-11-20', { headers })).status).toBe(200)
})

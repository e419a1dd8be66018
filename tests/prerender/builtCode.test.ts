// @module-tag slow
/** Checks which code the built pages name, and when it loads. */
import { beforeAll, expect, it } from 'vitest'
import { builtSite } from './builtSite'

let ask: Awaited<ReturnType<typeof builtSite>>['ask']
const read = async (path: string) => (await ask(path)).text()

beforeAll(async () => void ({ ask } = await builtSite()))

it.each([
  ['/en', false],
  ['/zh', false],
  ['/en/guide', false],
  ['/zh/cards', false],
  ['/en/editor', true], // This code draws the visible card.
])('%s asks for its code before it is seen: %s', async (path, hasCodeAtOnce) => {
  const html = await read(path)
  expect(/<script type="module"/.test(html)).toBe(hasCodeAtOnce)
  expect(/<link rel="modulepreload"/.test(html)).toBe(hasCodeAtOnce)
  expect(/ data-code="[^"]*\/assets\/index-/.test(html)).toBe(!hasCodeAtOnce)
})

it.each([
  ['/en/guide', false],
  ['/zh/privacy', false],
  ['/en/days', false],
  ['/en/days/11-22', true],
])('%s waits for the code that paints a card: %s', async (path, needsIt) =>
  expect(/ data-code="[^"]*\/assets\/firstCard-/.test(await read(path))).toBe(needsIt),
)

it('all code that pages name is there, and may be kept for good', async () => {
  const named = new Set<string>()
  for (const path of ['/', '/zh', '/en/editor', '/guide', '/en/days/11-22'])
    for (const [file] of (await read(path)).matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) named.add(file)
  expect(named.size).toBeGreaterThan(10)
  for (const file of named) {
    const { status, headers } = await ask(file)
    expect([status, headers.get('content-type')], file).toEqual([
      200,
      file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
    ])
    expect(headers.get('cache-control'), file).toContain('immutable')
  }
})

it('no page stands in for a script that is missing', async () => {
  const missing = await ask('/assets/missing-x1.js')
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8'])
})

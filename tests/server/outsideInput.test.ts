import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packJson } from '../../src/card/packedText'
import { TEMPLATES } from '../../src/card/templates'
import { SITE } from '../../src/site'
import { createApp } from '../../src/server/app'
import { OPERATIONS } from '../../src/server/openApi/operations'
import type { Parameters } from '../../src/server/parameters'
import { hostileJson, mutatedJson } from '../fixtures/hostileJson'
import { runs } from '../fixtures/tier'
import { idsOf } from '../layout/cards'

const PATHS = [
  ...OPERATIONS.flatMap(({ path, inPath = {} }) => filled(path, inPath)),
  '/en/card',
  '/card',
  '/zh/days/2026-11-21',
  '/api/nothing',
]
const NAMES = [...new Set(OPERATIONS.flatMap(({ parameters }) => Object.keys(parameters))), '__proto__', '']

/** A few of the addresses that the path stands for. */
function filled(path: string, inPath: Parameters): string[] {
  return Object.entries(inPath).reduce(
    (paths, [name, { schema }]) => {
      const values = (schema.enum as readonly string[]).slice(0, 3)
      return paths.flatMap((one) => values.map((value) => one.replace(`{${name}}`, value)))
    },
    [path],
  )
}

const letters = fc.string({ unit: 'binary', maxLength: 200 })
const codes = fc.oneof(
  fc
    .oneof(
      mutatedJson(['sunny', 'q20261121', { g: ['br', 'pink-50', '', 'rose-50'], x: { s: 1 } }, { c: 'a' }]),
      hostileJson,
    )
    .map((json) => packJson(json)),
  letters.map((text) => Promise.resolve(`1${text}`)),
)
const plain = fc.oneof(
  letters,
  hostileJson.map((json) => json.slice(0, 3_000)),
  fc.constantFrom(
    '2026-11-21',
    '02-29',
    '0000-01-01',
    '9999-12-31',
    '1',
    '2',
    '800',
    '1e3',
    'Asia/Shanghai',
    'json',
    'xml',
    'almanac',
    'day',
    'home',
    'auto',
  ),
  fc.constantFrom(...idsOf(TEMPLATES)),
  fc.constantFrom(
    '[',
    '//',
    'http://[',
    'http://a:b@127.0.0.1',
    'javascript:0',
    'https://xn--',
    `${SITE.siteUrl}/en/days/2026-11-21`,
    `${SITE.siteUrl}/%`,
  ),
)
const value = fc.oneof(
  { weight: 3, arbitrary: plain.map((text) => Promise.resolve(text)) },
  { weight: 1, arbitrary: codes },
  { weight: 1, arbitrary: codes.map(async (code) => `${SITE.siteUrl}/en/card?k=${await code}`) },
)
const query = fc.oneof(
  fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 5 }),
  fc.tuple(fc.constant('k'), codes).map((pair) => [pair]),
)

const PAGE = new TextEncoder().encode('<title>x</title><noscript data-card=""></noscript>')
const app = createApp({
  now: () => new Date(2026, 10, 21, 12),
  warn: () => {},
  isOwn: () => true,
  drawCard: async () => new Uint8Array(1),
  lookup: async () => [],
  readStatic: () => ({
    type: 'text/html',
    etag: '"a"',
    encoding: null,
    sizeBytes: PAGE.length,
    read: async () => PAGE,
  }),
})

it('every address answers any query, or refuses it with a code', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PATHS),
      query,
      fc.option(letters, { freq: 8 }),
      async (path, pairs, raw) => {
        const read = await Promise.all(
          pairs.map(async ([name, text]) => [name, await text] as [string, string]),
        )
        const search =
          raw === null ? String(new URLSearchParams(read)) : raw.replaceAll(/[^\x21-\x7e]|#/g, '%')
        const answer = await app.request(`${path}?${search}`)
        expect([500, 502, 503], `${path}?${search}`).not.toContain(answer.status)
        if (answer.status >= 400) expect(await answer.json()).toHaveProperty('error.code')
      },
    ),
    { numRuns: runs(10_000, 400) },
  )
})

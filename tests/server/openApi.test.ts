/** The server does what /api/openapi.json says: a fuzzer reads it and sends what it describes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almanacDays } from '../../src/calendar/dayPaths'
import type { JsonSchema } from '../../src/card/jsonSchema'
import { createApp, type AppOptions } from '../../src/server/app'
import { DeadlyCardError } from '../../src/server/cardImage/deadlyCard'
import { BusyError } from '../../src/server/fairQueue'
import { SITE } from '../../src/site'
import { faultsOf } from '../card/jsonSchemaFaults'
import { runs } from '../fixtures/tier'
import { html, startFakeNetwork } from './fakeNetwork'

interface Written {
  type?: 'string' | 'integer' | 'array'
  format?: string
  enum?: string[]
  anyOf?: Written[]
  items?: Written
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

interface DescribedParameter {
  name: string
  in: 'path' | 'query'
  description: string
  required?: true
  schema: Written
  example?: string
  'x-needs'?: Readonly<Record<string, string>>
}

interface DescribedAnswer {
  $ref?: string
  description: string
  content?: Readonly<Record<string, { schema?: JsonSchema }>>
}

interface DescribedOperation {
  operationId: string
  parameters: readonly DescribedParameter[]
  responses: Readonly<Record<string, DescribedAnswer>>
}

interface OpenApi {
  openapi: string
  paths: Readonly<Record<string, { get: DescribedOperation }>>
  components: { responses: Readonly<Record<string, DescribedAnswer>> }
}

function appWith(options: AppOptions = {}) {
  return createApp({
    now: () => new Date(2026, 10, 21, 12),
    warn: () => {},
    isOwn: () => true, // no rate limit
    lookup: async () => [],
    drawCard: async () => new Uint8Array([1]),
    ...options,
  })
}

const app = appWith()
const DOCUMENT = (await (await app.request('/api/openapi.json')).json()) as OpenApi
const OPERATIONS = Object.entries(DOCUMENT.paths).map(([path, { get }]) => ({ path, ...get }))
const PARAMETERS = OPERATIONS.flatMap((operation) =>
  operation.parameters.map((parameter) => ({ id: operation.operationId, ...parameter, operation })),
)
type Operation = (typeof OPERATIONS)[number]
type Values = Readonly<Record<string, string | undefined>>

/** @param more pairs behind the values */
function addressOf({ path, parameters }: Operation, values: Values, more: readonly [string, string][] = []) {
  const all = {
    ...Object.fromEntries(parameters.filter(isAlways).map((one) => [one.name, exampleOf(one)])),
    ...values,
  }
  const isInPath = (name: string) => path.includes(`{${name}}`)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(all[name]!))
  const pairs = Object.entries(all).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !isInPath(pair[0]),
  )
  return `${filled}?${new URLSearchParams([...pairs, ...more])}`
}

const isAlways = ({ required }: DescribedParameter) => required === true

function exampleOf({ example, schema }: Pick<DescribedParameter, 'example' | 'schema'>): string {
  return example ?? schema.enum?.[0] ?? exampleOf({ schema: schema.items! })
}

/** Follows a card's redirect and compares the answer with its description. */
async function ask(
  operation: Operation,
  address: string,
  from = app,
): Promise<{ status: number; code?: string }> {
  const first = await from.request(address)
  const answer = first.status === 308 ? await from.request(first.headers.get('location')!) : first
  const { status } = answer
  for (const one of [first.status, status])
    expect(Object.keys(operation.responses), `${address} is answered ${one}`).toContain(String(one))
  const described = operation.responses[status]!
  const { content } = described.$ref ? DOCUMENT.components.responses[status]! : described
  if (!content) return { status }
  const [type = ''] = answer.headers.get('content-type')!.split(';')
  expect(Object.keys(content), address).toContain(type)
  const { schema } = content[type]!
  if (!schema || !type.endsWith('json')) return { status }
  const body = (await answer.json()) as { error?: { code: string } }
  expect(faultsOf(body, schema, DOCUMENT as never), address).toEqual([])
  return { status, ...(body.error && { code: body.error.code }) }
}

const LETTERS = [...'知足日签ひカéabAZ019']
const MISSES = [
  '10000',
  '2521',
  '63',
  '1000000',
  '0',
  '',
  '-1',
  '1.5',
  '1e3',
  '99999',
  'on,',
  'SUNNY',
  'toString',
  '__proto__',
  '2026-02-30',
  '02-30',
  '+08:00',
]

function inside(schema: Written, example?: string): fc.Arbitrary<string> {
  const { type, format, anyOf, items, pattern, minimum = 0, maximum = 0, minLength, maxLength = 0 } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (anyOf) return fc.oneof(...anyOf.map((one) => inside(one)))
  if (type === 'array')
    return fc.array(inside(items!), { minLength: 1, maxLength: 6 }).map((all) => all.join())
  if (type === 'integer')
    return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum })).map(String)
  if (format === 'time-zone') return fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  if (format === 'date')
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (minLength) return fc.string({ unit: fc.constantFrom(...LETTERS), minLength, maxLength })
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.constant(example!) // the example alone is known to be right
}

function isInside(written: string, schema: Written): boolean {
  const { type, format, anyOf } = schema
  if (anyOf) return anyOf.some((one) => isInside(written, one))
  if (format === 'uri') return isRead(() => new URL(written.trim()))
  if (format === 'date')
    return (
      isRead(() => new Date(written).toISOString()) &&
      new Date(written).toISOString().startsWith(`${written}T`)
    )
  if (format === 'time-zone')
    return /^[a-z]/i.test(written) && isRead(() => new Intl.DateTimeFormat('en', { timeZone: written }))
  const number = /^\d+$/.test(written) ? Number(written) : null
  const value = type === 'integer' ? number : type === 'array' ? written.split(',') : written.normalize('NFC')
  return faultsOf(value, schema as JsonSchema).length === 0
}

function isRead(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

const isAnyText = ({ schema }: DescribedParameter) => Object.keys(schema).join() === 'type'
const anything = fc.oneof(fc.constantFrom(...MISSES), fc.string({ unit: 'binary' }), fc.string())

describe('the description of the API', () => {
  it('is OpenAPI 3.1, with an operation of its own id for each endpoint', () => {
    expect(DOCUMENT.openapi).toMatch(/^3\.1\./)
    expect(new Set(OPERATIONS.map(({ operationId }) => operationId)).size).toBe(OPERATIONS.length)
    const described = OPERATIONS.flatMap(({ path }) =>
      path.includes('{language}') ? ['en', 'zh'].map((id) => path.replace('{language}', id)) : [path],
    )
    const own = /\*|^\/(?:healthz|readyz|api|api\/openapi\.json|llms\.txt|\.well-known\/api-catalog)$/
    const served = app.routes
      .map(({ path }) =>
        path.replace(/:card\{.*/, 'card.{format}').replace(/:name\{\.\+\\(\.\w+)\}/, '{author}$1'),
      )
      .filter((path) => !own.test(path) && !/\/days|\/card$/.test(path))
    expect(new Set(served)).toEqual(new Set(described))
  })

  it.each(OPERATIONS)('names what is in the path $path, and each parameter once', ({ path, parameters }) => {
    const names = parameters.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
  })

  it('has a pattern for the days of any year, and no other', () => {
    const { schema } = PARAMETERS.find(({ id, name }) => id === 'card' && name === 'date')!
    const days = Array.from(
      { length: 10_000 },
      (_, at) => `${String(at).padStart(4, '0').replace(/^../, '$&-')}`,
    )
    expect(days.filter((day) => isInside(day, schema))).toEqual(almanacDays())
  })
})

describe('what the description allows', () => {
  it.each(PARAMETERS)('$id: $name has an example that works', async ({ operation, ...parameter }) => {
    const values = { ...parameter['x-needs'], [parameter.name]: exampleOf(parameter) }
    const { status } = await ask(operation, addressOf(operation, values))
    expect(status).toBe(operation.operationId === 'product' ? 422 : 200)
  })

  it.each(PARAMETERS.filter((one) => !isAnyText(one)))(
    '$id: $name is answered',
    async ({ operation, ...parameter }) => {
      const { name, schema, example, 'x-needs': needs } = parameter
      const other = { palette: 'bad-art', w: 'bad-w', h: 'bad-h' }[name] // a painting has its own palettes, a size both sides
      await fc.assert(
        fc.asyncProperty(inside(schema, example), async (value) => {
          const { status, code } = await ask(operation, addressOf(operation, { ...needs, [name]: value }))
          if (other && code) expect(code).toBe(other)
          else expect(status, `${name}=${value}`).toBe(operation.operationId === 'product' ? 422 : 200)
        }),
        { numRuns: runs(100) },
      )
    },
  )

  it.each(OPERATIONS)('$operationId: together is answered, or refused as described', async (operation) => {
    const values = Object.fromEntries(
      operation.parameters.map(({ name, schema, example }) => [
        name,
        schema.enum || schema.type !== 'string'
          ? inside(schema, example)
          : fc.oneof(inside(schema, example), anything),
      ]),
    )
    const always = operation.parameters.filter(isAlways).map(({ name }) => name)
    await fc.assert(
      fc.asyncProperty(fc.record(values, { requiredKeys: always }), async (asked) => {
        const { status } = await ask(operation, addressOf(operation, asked))
        expect(status).toBeLessThan(status === 501 ? 502 : 500)
      }),
      { numRuns: runs(600) },
    )
  })
})

describe('what the description does not allow', () => {
  it.each(PARAMETERS.filter((one) => !isAnyText(one)))(
    '$id: $name is refused by its name',
    async ({ operation, ...parameter }) => {
      const { name, schema, 'x-needs': needs } = parameter
      const isPath = parameter.in === 'path'
      const { minimum, maximum } = schema
      const near = [minimum! - 1, maximum! + 1].filter((number) => number >= 0).map(String)
      const wrong = anything.filter((value) => !isInside(value, schema) && (!isPath || /^\w+$/.test(value)))
      await fc.assert(
        fc.asyncProperty(wrong, async (value) => {
          const { status, code } = await ask(operation, addressOf(operation, { ...needs, [name]: value }))
          if (isPath || (name === 'url' && status === 404)) expect(status).toBe(404)
          else expect([status, code]).toEqual([name === 'format' ? 501 : 400, `bad-${name}`])
        }),
        { numRuns: runs(100), examples: near.map((value) => [value]) },
      )
    },
  )

  it.each(PARAMETERS.filter((one) => one.in === 'query'))(
    '$id: $name twice is refused',
    async ({ operation, ...parameter }) => {
      const value = exampleOf(parameter)
      const { code } = await ask(
        operation,
        addressOf(operation, { [parameter.name]: value }, [[parameter.name, value]]),
      )
      expect(code).toBe(`bad-${parameter.name}`)
    },
  )

  it.each(PARAMETERS.filter((one) => one['x-needs']))(
    '$id: $name alone is refused',
    async ({ operation, ...parameter }) => {
      const { status } = await ask(
        operation,
        addressOf(operation, { [parameter.name]: exampleOf(parameter) }),
      )
      expect(status).toBe(400)
    },
  )

  it.each(PARAMETERS.filter((one) => one.required && one.in === 'query'))(
    '$id without $name',
    async ({ operation, name }) => {
      expect(await ask(operation, addressOf(operation, { [name]: undefined }))).toEqual({
        status: 400,
        code: `bad-${name}`,
      })
    },
  )

  it.each(OPERATIONS)('$operationId: POST', async (operation) => {
    const answer = await app.request(addressOf(operation, {}), { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const { schema } = DOCUMENT.components.responses['405']!.content!['application/json']!
    expect(faultsOf(await answer.json(), schema!, DOCUMENT as never)).toEqual([])
  })
})

describe('the other errors', () => {
  const card = OPERATIONS.find(({ operationId }) => operationId === 'card')!
  const product = OPERATIONS.find(({ operationId }) => operationId === 'product')!
  const failing = (error: Error) => appWith({ drawCard: () => Promise.reject(error) })

  it.each([
    ['not-found', 404, createApp()],
    ['too-many', 429, failing(new BusyError())],
    ['undrawable', 503, failing(new DeadlyCardError('died', 'of it'))],
    ['internal', 500, failing(new Error('broken'))],
  ])('of a card are as described: %s', async (code, status, broken) => {
    expect(await ask(card, addressOf(card, {}), broken)).toEqual({ status, code })
  })

  it('and a product is', async () => {
    const net = await startFakeNetwork(
      (_, response) =>
        void response.setHeader('content-type', 'text/html').end(html('<title>Rocket</title>')),
    )
    const { status } = await ask(product, addressOf(product, {}), appWith(net))
    await net.close()
    expect(status).toBe(200)
  })
})

describe('where the description is found', () => {
  it.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    [
      '/.well-known/api-catalog',
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ],
    ['/api/openapi.json', 'application/json'],
  ])('%s may be read by any site, and is not sent again', async (path, type) => {
    const { status, headers } = await app.request(path)
    expect([status, headers.get('content-type'), headers.get('access-control-allow-origin')]).toEqual([
      200,
      type,
      '*',
    ])
    const again = await app.request(path, { headers: { 'if-none-match': headers.get('etag')! } })
    expect(again.status).toBe(304)
    expect((await app.request(path, { method: 'PUT' })).status).toBe(405)
  })

  it('is in the catalog and in what language models read', async () => {
    const [catalog, text] = await Promise.all(
      ['/.well-known/api-catalog', '/llms.txt'].map(async (path) => (await app.request(path)).text()),
    )
    expect(catalog).toContain('/api/openapi.json"')
    for (const { path } of OPERATIONS) expect(text).toContain(`[${path}]`)
    const named = [...text!.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) =>
      address!.replace(SITE.siteUrl, ''),
    )
    for (const path of named.filter((one) =>
      /^\/(?:api\/(?!product|oembed)|\w+\/(?:feed|cal)|embed)/.test(one),
    ))
      expect((await app.request(path)).status, path).toBe(200)
  })
})

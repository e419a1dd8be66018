/** public/schema/card.json says what a card may be; `npm run approve schema` writes it. */
import { readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardSchema, type Descriptions, type JsonSchema } from '../../src/card/jsonSchema'
import { restoreCard, restoreSettings } from '../../src/card/restore'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { isUnchanged } from '../../src/card/stored'
import { isRecord } from '../../src/scene/values'
import { runs } from '../fixtures/tier'
import { anyCard } from '../layout/cards'
import { productWith } from '../layout/products'
import { damagedCard } from './damagedCard'
import { faultsOf } from './jsonSchemaFaults'

const TODAY = '2026-11-21'
const FILE = 'public/schema/card.json'

const SCHEMA = cardSchema({
  settings: descriptionsIn('src/card/settings.ts'),
  quote: descriptionsIn('src/card/quote.ts'),
  product: descriptionsIn('src/card/product.ts'),
})
const SERVED = JSON.parse(readFileSync(FILE, 'utf8')) as JsonSchema
const DEFAULTS_SO_FAR = defaultsIn(settingsOf(SERVED))
if (process.env.APPROVE && isUnchanged(DEFAULTS_SO_FAR, DEFAULT_SETTINGS))
  writeFileSync(FILE, JSON.stringify(SCHEMA, null, 2))

function descriptionsIn(file: string): Descriptions {
  const entries = readFileSync(file, 'utf8').matchAll(/\/\*\* ((?:(?!\*\/)[^])*) \*\/\s+(\w+): \{/g)
  return Object.fromEntries(
    [...entries].map(([, comment, name]) => [name, comment!.replaceAll(/\s+\* /g, ' ')]),
  )
}

describe('the JSON Schema of a card', () => {
  it('is the one that is served', () => {
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(SCHEMA)))
  })

  it('never changes a default: stored cards leave out what nobody chose', () => {
    expect(DEFAULT_SETTINGS).toMatchObject(DEFAULTS_SO_FAR)
  })

  it('describes each value in a sentence', () => {
    for (const [path, schema] of propertiesOf(SCHEMA))
      expect(schema['description'], path).toMatch(/^[A-Z].+\.$/)
  })

  it('has the defaults of the editor’s first card, and allows each of them', () => {
    for (const [path, schema] of propertiesOf(SCHEMA))
      if ('default' in schema) expect(faultsOf(schema['default'], schema, SCHEMA), path).toEqual([])
    expect(defaultsIn(settingsOf(SCHEMA))).toEqual(DEFAULT_SETTINGS)
  })

  it('allows whatever is restored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damagedCard(), anyCard), (data) => {
        expect(faultsOf(restoreCard(data, TODAY), SCHEMA)).toEqual([])
      }),
      { numRuns: runs(2_000) },
    )
    expect(faultsOf(restoreCard(productWith({}), TODAY), SCHEMA)).toEqual([])
    for (const { settings } of Object.values(TEMPLATES)) expect(faultsOf({ settings }, SCHEMA)).toEqual([])
  })

  it('allows no choice that would be lost', () => {
    for (const [name, values] of choicesIn(settingsOf(SCHEMA)))
      for (const value of values)
        expect(restoreSettings({ [name]: value, textSettings: { [name]: value } })).toSatisfy(
          (restored: Record<string, unknown>) =>
            restored[name] === value || (restored['textSettings'] as Record<string, unknown>)[name] === value,
          `${name}: ${String(value)}`,
        )
  })

  it.each([
    [{ settings: { shadow: 'huge' } }, '/settings/shadow'],
    [{ settings: { glitter: true } }, '/settings/glitter'],
    [{ settings: { textSettings: { letterSpacing: 2.5 } } }, '/settings/textSettings/letterSpacing'],
    [{ settings: { textSettings: { contentPx: 3 } } }, '/settings/textSettings/contentPx'],
    [{ settings: { placements: { author: { scale: 9 } } } }, '/settings/placements/author/scale'],
    [{ quote: { date: 'yesterday' } }, '/quote/date'],
  ])('refuses %j', (card, path) => {
    expect(faultsOf(card, SCHEMA).join('\n')).toContain(path)
  })
})

function propertiesOf(schema: JsonSchema, path = ''): [path: string, schema: JsonSchema][] {
  const inner = [schema['$defs'], schema['properties']].flatMap((records) =>
    isRecord(records) ? Object.entries(records as Record<string, JsonSchema>) : [],
  )
  const alternatives = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as JsonSchema[]) : []
  const own = isRecord(schema['properties']) ? (schema['properties'] as Record<string, JsonSchema>) : {}
  return [
    ...Object.entries(own)
      .filter(([, one]) => !('$ref' in one && Object.keys(one).length === 1))
      .map(([name, one]): [string, JsonSchema] => [`${path}/${name}`, one]),
    ...inner.flatMap(([name, one]) => propertiesOf(one, `${path}/${name}`)),
    ...alternatives.flatMap((one) => propertiesOf(one, path)),
  ]
}

function settingsOf(schema: JsonSchema): JsonSchema {
  return (schema['$defs'] as Record<string, JsonSchema>)['settings']!
}

function defaultsIn({ properties }: JsonSchema): object {
  const entries = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => [
    name,
    'default' in schema ? schema['default'] : defaultsIn(schema),
  ])
  return Object.fromEntries(entries) as object
}

function choicesIn(schema: JsonSchema): [name: string, values: unknown[]][] {
  return propertiesOf(schema).flatMap(([path, one]): [string, unknown[]][] => {
    const depth = path.split('/').length
    const name = path.split('/').at(-1)!
    if (depth > 2 && !path.startsWith('/textSettings/')) return []
    const list =
      typeof one['$ref'] === 'string'
        ? (SCHEMA['$defs'] as Record<string, JsonSchema>)[one['$ref'].slice(8)]
        : one
    return Array.isArray(list?.['enum']) ? [[name, list['enum']]] : []
  })
}

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Fields } from '../../src/card/fields'
import { PRODUCT_FIELDS } from '../../src/card/product'
import { QUOTE_FIELDS } from '../../src/card/quote'
import { SETTINGS } from '../../src/card/settings'

const RECORDS = { settings: SETTINGS, quote: QUOTE_FIELDS, product: PRODUCT_FIELDS }

it('a short key stays as it is, since old links were made with it; new ones are added to the list', () => {
  const inUse = JSON.parse(readFileSync('tests/card/shareKeys.json', 'utf8')) as object
  const keys = Object.fromEntries(Object.entries(RECORDS).map(([name, fields]) => [name, shortKeys(fields)]))
  expect(keys).toMatchObject(inUse)
})

it('no two fields of a record have the same short key', () => {
  const check = (fields: Fields) => {
    const all = Object.values(fields)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    for (const field of all) if (field.kind === 'record') check(field.fields)
  }
  Object.values(RECORDS).forEach(check)
})

/** Short keys by field name; for a record, with its own fields' keys. */
function shortKeys(fields: Fields): object {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'record' ? [field.key, shortKeys(field.fields)] : field.key,
  ])
  return Object.fromEntries(entries) as object
}

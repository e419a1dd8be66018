import type { JsonSchema } from '../../src/card/jsonSchema'
import { isRecord, isSameJson } from '../../src/scene/values'

/**
 * Schema violations of a value by path, such as `/settings/shadow: enum`. Supports the keywords ours uses and
 * throws at others.
 */
export function faultsOf(value: unknown, schema: JsonSchema, root = schema, path = ''): string[] {
  return Object.entries(schema).flatMap(([keyword, rule]) => {
    const check = CHECKS[keyword]
    if (!check) throw new Error(`${keyword} is not checked`)
    return check(value, rule as never, { schema, root, path })
  })
}

interface Place {
  schema: JsonSchema
  root: JsonSchema
  path: string
}

type Check = (value: unknown, rule: never, place: Place) => string[]

const says =
  (isKept: (value: unknown, rule: never) => boolean, keyword: string): Check =>
  (value, rule, { path }) =>
    isKept(value, rule) ? [] : [`${path}: ${keyword}`]
const note: Check = () => []

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
}

const ofText = (isKept: (text: string, rule: never) => boolean) => (value: unknown, rule: never) =>
  typeof value !== 'string' || isKept(value, rule)
const ofNumber = (isKept: (number: number, rule: number) => boolean) => (value: unknown, rule: number) =>
  typeof value !== 'number' || isKept(value, rule)
const ofList = (isKept: (list: unknown[], rule: number) => boolean) => (value: unknown, rule: number) =>
  !Array.isArray(value) || isKept(value, rule)

const CHECKS: Readonly<Record<string, Check>> = {
  $schema: note,
  $defs: note,
  title: note,
  description: note,
  default: note,
  format: note,
  $ref: (value, rule: string, { root, path }) => {
    const [, ...names] = rule.split('/')
    const schema = names.reduce((at, name) => at[name] as JsonSchema, root)
    return faultsOf(value, schema, root, path)
  },
  oneOf: (value, rule: JsonSchema[], { root, path }) => {
    const faults = rule.map((one) => faultsOf(value, one, root, path))
    return faults.filter((one) => one.length === 0).length === 1 ? [] : [`${path}: oneOf`, ...faults.flat()]
  },
  anyOf: (value, rule: JsonSchema[], { root, path }) =>
    rule.some((one) => faultsOf(value, one, root, path).length === 0) ? [] : [`${path}: anyOf`],
  const: says((value, rule) => isSameJson(value, rule), 'const'),
  enum: says((value, rule: unknown[]) => rule.includes(value), 'enum'),
  type: says((value, rule: string) => TYPES[rule]!(value), 'type'),
  pattern: says(
    ofText((text, rule: string) => new RegExp(rule, 'u').test(text)),
    'pattern',
  ),
  minLength: says(
    ofText((text, rule: number) => [...text].length >= rule),
    'minLength',
  ),
  maxLength: says(
    ofText((text, rule: number) => [...text].length <= rule),
    'maxLength',
  ),
  minimum: says(
    ofNumber((number, rule) => number >= rule),
    'minimum',
  ),
  maximum: says(
    ofNumber((number, rule) => number <= rule),
    'maximum',
  ),
  minItems: says(
    ofList((list, rule) => list.length >= rule),
    'minItems',
  ),
  maxItems: says(
    ofList((list, rule) => list.length <= rule),
    'maxItems',
  ),
  uniqueItems: says(
    ofList((list) => new Set(list).size === list.length),
    'uniqueItems',
  ),
  maxProperties: says(
    (value, rule: number) => !isRecord(value) || Object.keys(value).length <= rule,
    'maxProperties',
  ),
  required: says(
    (value, rule: string[]) => !isRecord(value) || rule.every((name) => name in value),
    'required',
  ),
  items: (value, rule: JsonSchema, { root, path }) =>
    Array.isArray(value) ? value.flatMap((item, at) => faultsOf(item, rule, root, `${path}/${at}`)) : [],
  properties: (value, rule: Record<string, JsonSchema>, { root, path }) =>
    isRecord(value)
      ? Object.entries(rule).flatMap(([name, one]) =>
          Object.hasOwn(value, name) ? faultsOf(value[name], one, root, `${path}/${name}`) : [],
        )
      : [],
  propertyNames: (value, rule: JsonSchema, { root, path }) =>
    isRecord(value)
      ? Object.keys(value).flatMap((name) => faultsOf(name, rule, root, `${path}/${name}`))
      : [],
  additionalProperties: (value, rule: JsonSchema | false, { schema, root, path }) => {
    if (!isRecord(value)) return []
    const known = schema['properties'] ?? {}
    const others = Object.keys(value).filter((name) => !Object.hasOwn(known as object, name))
    return others.flatMap((name) =>
      rule === false ? [`${path}/${name}: unknown`] : faultsOf(value[name], rule, root, `${path}/${name}`),
    )
  },
}

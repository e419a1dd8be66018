/** schema.org Things as pages write them: as JSON-LD (one, a list, in a @graph, nested) or as microdata. */
import { Parser } from 'htmlparser2'
import { isRecord, parsedJson, isText } from '../../scene/values'

export type Thing = Readonly<Record<string, unknown>>

const MAX_DEPTH = 6
const MAX_THINGS = 500
const MAX_TEXT_LENGTH = 8_000
const NESTED_IN = [
  '@graph',
  'mainEntity',
  'mainEntityOfPage',
  'about',
  'itemReviewed',
  'isPartOf',
  'itemOffered',
  'hasVariant',
]

/** null if invalid. Some systems still wrap it in a comment or CDATA. */
export function parsedJsonLd(text: string): unknown {
  const whole = parsedJson(text)
  if (whole !== null) return whole
  const from = text.search(/[[{]\s*["{[]/)
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  const inner = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return (
    (from < 0 ? null : (parsedJson(text.slice(from, to + 1)) ?? parsedJson(inner))) ??
    parsedLooseJson(text.slice(Math.max(0, text.search(/[[{]/)), to + 1)) ??
    parsedLooseJson(inner)
  )
}

/** Keeps their order; at most 500. */
export function thingsIn(values: readonly unknown[]): Thing[] {
  const things: Thing[] = []
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || things.length >= MAX_THINGS) return
    if (Array.isArray(value)) for (const item of value.slice(0, MAX_THINGS)) visit(item, depth + 1)
    if (!isRecord(value)) return
    if (typesOf(value).length > 0) things.push(value)
    for (const key of NESTED_IN) visit(own(value, key), depth + 1)
  }
  for (const value of values) visit(value, 0)
  return things
}

/** 'https://schema.org/Product' and 'schema:Product' are 'Product'. */
export function typesOf(thing: Thing): string[] {
  return listOf(own(thing, '@type'))
    .filter((type) => typeof type === 'string')
    .map((type) => lastPart(type))
}

/** A list's first item, a thing's name, a language-tagged text's value. */
export function textOf(thing: Thing, ...keys: string[]): string {
  for (const key of keys) {
    for (const value of listOf(own(thing, key))) {
      const text = isRecord(value) ? (own(value, '@value') ?? own(value, 'name')) : value
      if (typeof text === 'string' && text.trim() !== '') return plainText(text)
    }
  }
  return ''
}

/** A list, or one text with commas (keywords). */
export function textsOf(thing: Thing, key: string): string[] {
  return listOf(own(thing, key))
    .map((value) => (isRecord(value) ? textOf(value, 'name') : value))
    .filter((value) => typeof value === 'string')
    .map(plainText)
}

/** Plain text, or in an ImageObject, which a list or a node elsewhere in the page may hold. */
export function addressOf(thing: Thing, keys: readonly string[], nodes: readonly Thing[] = []): string {
  for (const key of keys) {
    for (const value of listOf(own(thing, key))) {
      const address = isRecord(value) ? addressIn(value, nodes) : value
      if (isText(address)) return address.trim().replaceAll('&amp;', '&')
    }
  }
  return ''
}

function addressIn(value: Thing, nodes: readonly Thing[]): unknown {
  const id = own(value, '@id')
  const node = nodes.find((one) => own(one, '@id') === id && id !== undefined) ?? value
  const [first] = listOf(own(value, '@list'))
  const said = [value, node].flatMap((one) =>
    ['contentUrl', 'url', '@value', 'thumbnailUrl'].flatMap((key) => listOf(own(one, key))),
  )
  // A fragment names a node of this page and is no picture.
  return [...said, first, isText(id) && !id.includes('#') ? id : undefined].find(isText)
}

export function thingsOf(thing: Thing, key: string): Thing[] {
  return listOf(own(thing, key)).filter(isRecord)
}

/** So that pages cannot reach a prototype. */
export function own(thing: Thing, key: string): unknown {
  return Object.hasOwn(thing, key) ? thing[key] : undefined
}

/** 'https://schema.org/LikeAction' → 'LikeAction' */
export function lastPart(address: string): string {
  return address.slice(0, 200).split(/[/#:]/).at(-1)!.trim()
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.slice(0, 50) : [value]
}

/** Descriptions may contain HTML. */
function plainText(text: string): string {
  const clipped = text.slice(0, MAX_TEXT_LENGTH)
  if (!/[<&]/.test(clipped)) return clipped
  let plain = ''
  const parser = new Parser({
    ontext: (part) => (plain += part),
    onopentagname: (name) => {
      if (name === 'br' || name === 'p' || name === 'li') plain += '\n'
    },
  })
  parser.end(clipped)
  return plain
}

/** Shops write raw line breaks in texts, comments and stray commas. Each pattern passes a text once. */
const TEXT = String.raw`"[^"\\]*(?:\\[^]?[^"\\]*)*(?:"|$)`
const TEXT_OR_COMMENT = new RegExp(String.raw`${TEXT}|//[^\n]*|/\*[^*]*(?:\*(?!/)[^*]*)*(?:\*/|$)`, 'g')
const TEXT_OR_LAST_COMMA = new RegExp(String.raw`${TEXT}|,(?=\s*[}\]])`, 'g')
const ESCAPE_OR_CONTROL = /\\([^])|\p{Cc}/gu
const BEGINS_WITH_ENTITY = /^[\s[{]*&(?:quot|#34|#x22);/i
const ENTITY = /&(?:quot|#34|#x22);/gi

/** null if it is not JSON even so. */
function parsedLooseJson(text: string): unknown {
  const quoted = BEGINS_WITH_ENTITY.test(text) ? text.replaceAll(ENTITY, '"') : text
  return parsedJson(
    quoted
      .replaceAll(TEXT_OR_COMMENT, (found) => (found.startsWith('"') ? withEscapes(found) : ''))
      .replaceAll(TEXT_OR_LAST_COMMA, (found) => (found.startsWith('"') ? found : '')),
  )
}

function withEscapes(text: string): string {
  return text.replaceAll(ESCAPE_OR_CONTROL, (found, escaped?: string) => {
    if (escaped === undefined || escaped < ' ') return JSON.stringify(escaped ?? found).slice(1, -1)
    return '"\\/bfnrtu'.includes(escaped) ? found : escaped
  })
}

const MAX_ITEMS = 200
const MAX_PROPERTIES = 2_000
/** Attributes that hold an element's value; other elements hold text. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  img: ['data-src', 'data-original', 'src'],
  source: ['src'],
  a: ['href'],
  link: ['href'],
  area: ['href'],
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  time: ['datetime'],
}

type Item = Record<string, unknown>
type Attributes = Readonly<Record<string, string>>

/** Attributes (itemscope, itemprop) give Things in the form of JSON-LD (HTML, 5.2). */
export function createMicrodata(clipped: (value: string) => string) {
  const roots: Item[] = []
  const scopes: { item: Item; depth: number }[] = []
  let written: { names: readonly string[]; item: Item; depth: number; text: string } | null = null
  let itemCount = 0
  let propertyCount = 0

  function add(item: Item, names: readonly string[], value: unknown): void {
    for (const name of names)
      if (++propertyCount <= MAX_PROPERTIES) item[name] = name in item ? [item[name], value].flat() : value
  }

  return {
    open(name: string, attributes: Attributes, depth: number): void {
      const names = clipped(attributes['itemprop'] ?? '')
        .split(/\s+/, 4)
        .filter((word) => word !== '')
      const around = scopes.at(-1)?.item
      if ('itemscope' in attributes && itemCount < MAX_ITEMS) {
        itemCount += 1
        const item: Item = Object.assign(Object.create(null) as Item, {
          '@type': clipped(attributes['itemtype'] ?? '').split(/\s+/, 4),
        })
        if (around && names.length > 0) add(around, names, item)
        else roots.push(item)
        scopes.push({ item, depth })
      } else if (around && names.length > 0) {
        const value = ['content', ...(VALUES[name] ?? [])]
          .map((key) => attributes[key])
          .find((text) => text && !text.startsWith('data:'))
        if (value) add(around, names, clipped(value))
        else if (!written && !(name in VALUES) && name !== 'meta')
          written = { names, item: around, depth, text: '' }
      }
    },
    text(text: string): void {
      if (written && written.text.length < 8_000) written.text += text
    },
    close(depth: number): void {
      if (written?.depth === depth) {
        add(written.item, written.names, clipped(written.text))
        written = null
      }
      if (scopes.at(-1)?.depth === depth) scopes.pop()
    },
    things: (): readonly Thing[] => roots,
  }
}

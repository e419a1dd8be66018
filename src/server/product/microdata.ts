/** schema.org Things written as attributes (itemscope, itemprop), in the form of JSON-LD. Source: HTML, 5.2. */
import type { Thing } from './jsonLd'

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

/** Elements are told by their depth; `clipped` bounds and trims each value. */
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

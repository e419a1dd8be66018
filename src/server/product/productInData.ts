/**
 * A page's JSON data contains many things: the product itself, similar ones, their makers. The page's address or name tells
 * which of them it is about; if only one is of the wanted kind, it is that one.
 */
import { isRecord } from '../../scene/values'
import { own, type Thing } from './jsonLd'

const MAX_VISITED = 20_000
const MAX_DEPTH = 12

export interface Subject {
  url: URL
  name: string
}

/** `isKind`: whether a thing has the wanted properties at all. */
export function subjectIn(
  data: readonly unknown[],
  { url, name }: Subject,
  isKind: (thing: Thing) => boolean,
): Thing | null {
  const things = thingsWhere(data, isKind)
  const slug = url.pathname.split('/').findLast((part) => part !== '') ?? ''
  return (
    things.find((thing) => slug !== '' && own(thing, 'slug') === slug) ??
    things.find((thing) => name !== '' && own(thing, 'name') === name) ??
    (things.length === 1 ? things[0]! : null)
  )
}

/** Breadth first. */
function thingsWhere(data: readonly unknown[], isKind: (thing: Thing) => boolean): Thing[] {
  const found: Thing[] = []
  let visited = 0
  let level: unknown[] = [...data]
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (++visited > MAX_VISITED) return found
      if (isRecord(value) && isKind(value)) found.push(value)
      for (const inner of Object.values(value)) next.push(inner)
    }
    level = next
  }
  return found
}

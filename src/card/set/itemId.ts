import type { SetItem } from './setItem'

/**
 * Names a picture by all that it is made of, so that going on draws again only what has changed: day, place, and two sums of the
 * rest. The name of its file is not in it.
 */
export function itemId({ fileName: _name, ...item }: Omit<SetItem, 'id'>): string {
  const text = JSON.stringify(sorted(item))
  return [item.day ?? 'card', item.place.replace(':', 'x'), sumOf(text, 2166136261), sumOf(text, 40389)].join(
    '-',
  )
}

/** Equal settings are equal texts, whatever the order of their keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** FNV-1a, begun with `start`. */
function sumOf(text: string, start: number): string {
  let sum = start
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619)
  return (sum >>> 0).toString(36)
}

import { isRecord } from '../scene/values'

/** A change from one JSON value to another: what to write at which path; a path alone takes its value away. */
export type Patch = readonly PatchEntry[]
type PatchEntry = readonly [path: readonly string[], value?: unknown] // [['settings', 'shadow'], 'lg']

/** True where both would be written alike; the order of keys does not count, and a key without a value is none. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSameJson(item, b[at]))
  if (!isRecord(a) || !isRecord(b)) return false
  return keysOfBoth(a, b).every((key) => isSameJson(own(a, key), own(b, key)))
}

/** The smallest patch that leads from `before` to `after`. Records are gone into, arrays and plain values replaced. */
export function patchBetween(before: unknown, after: unknown, path: readonly string[] = []): Patch {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return after === undefined ? [[path]] : [[path, after]]
  return keysOfBoth(before, after).flatMap((key) =>
    patchBetween(own(before, key), own(after, key), [...path, key]),
  )
}

/** The value with a patch applied; what is not touched is the same object as before. Any patch can be applied to any value. */
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((whole: unknown, [path, ...rest]) => written(whole, path, rest), value)
}

/** A patch from outside, or null where it is none. */
export function restorePatch(data: unknown): Patch | null {
  const isEntry = (entry: unknown): entry is PatchEntry =>
    Array.isArray(entry) &&
    (entry.length === 1 || entry.length === 2) &&
    Array.isArray(entry[0]) &&
    entry[0].length <= MAX_DEPTH &&
    entry[0].every((key) => typeof key === 'string')
  return Array.isArray(data) && data.every(isEntry) ? data : null
}

const MAX_DEPTH = 8 // a card's deepest value lies at four

function written(value: unknown, path: readonly string[], rest: readonly unknown[]): unknown {
  const [key, ...deeper] = path
  if (key === undefined) return rest[0]
  const record = isRecord(value) ? value : {}
  const next = written(own(record, key), deeper, rest)
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _gone, ...others } = record
  return others
}

/** Never what a record inherits: a frame's colour may be called "constructor". */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function keysOfBoth(a: Record<string, unknown>, b: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
}

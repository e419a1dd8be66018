import { isRecord } from '../scene/values'

/** A change from one JSON value to another: the new values by path; a path alone removes its value. */
export type Patch = readonly PatchEntry[]
type PatchEntry = readonly [path: readonly string[], value?: unknown] // [['settings', 'shadow'], 'lg']

/** True if both are equal as JSON; key order is ignored, and undefined values count as absent. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSameJson(item, b[at]))
  if (!isRecord(a) || !isRecord(b)) return false
  return keysOfBoth(a, b).every((key) => isSameJson(ownValue(a, key), ownValue(b, key)))
}

/** The smallest patch from `before` to `after`: records are compared deeply, other values replaced. */
export function patchBetween(before: unknown, after: unknown, path: readonly string[] = []): Patch {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return after === undefined ? [[path]] : [[path, after]]
  return keysOfBoth(before, after).flatMap((key) =>
    patchBetween(ownValue(before, key), ownValue(after, key), [...path, key]),
  )
}

/**
 * The value with a patch applied; untouched parts keep their identity. Any patch can be applied to any value.
 */
export function applyPatch(value: unknown, patch: Patch): unknown {
  return patch.reduce((whole: unknown, [path, ...rest]) => setAtPath(whole, path, rest), value)
}

/** A patch from untrusted data; null if invalid. */
export function restorePatch(data: unknown): Patch | null {
  const isEntry = (entry: unknown): entry is PatchEntry =>
    Array.isArray(entry) &&
    (entry.length === 1 || entry.length === 2) &&
    Array.isArray(entry[0]) &&
    entry[0].length <= MAX_DEPTH &&
    entry[0].every((key) => typeof key === 'string')
  return Array.isArray(data) && data.every(isEntry) ? data : null
}

const MAX_DEPTH = 8 // a card's deepest value is at depth four

function setAtPath(value: unknown, path: readonly string[], rest: readonly unknown[]): unknown {
  const [key, ...deeper] = path
  if (key === undefined) return rest[0]
  const record = isRecord(value) ? value : {}
  const next = setAtPath(ownValue(record, key), deeper, rest)
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _gone, ...others } = record
  return others
}

/** Ignores inherited properties: a frame's colour may be called "constructor". */
function ownValue(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function keysOfBoth(a: Record<string, unknown>, b: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
}

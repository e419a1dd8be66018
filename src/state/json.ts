import { isRecord, isSameJson, ownValue } from '../scene/values'

/** A change from one JSON value to another: the new values by path; a path alone removes its value. */
export type Patch = readonly PatchEntry[]
type PatchEntry = readonly [path: readonly string[], value?: unknown] // [['settings', 'shadow'], 'lg']

/** The smallest patch from `before` to `after`: records are compared deeply, other values replaced. */
export function patchBetween(before: unknown, after: unknown, path: readonly string[] = []): Patch {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return after === undefined ? [[path]] : [[path, after]]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => patchBetween(ownValue(before, key), ownValue(after, key), [...path, key]))
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

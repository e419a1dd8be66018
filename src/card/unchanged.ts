import { isRecord, isSameJson } from '../scene/values'

/** Added defaults do not count. */
export function isUnchanged(stored: unknown, restored: unknown): boolean {
  if (!isRecord(stored) || !isRecord(restored)) return isSameJson(stored, restored)
  return Object.keys(restored).every(
    (key) => !Object.hasOwn(stored, key) || isUnchanged(stored[key], restored[key]),
  )
}

import type { SceneNode } from '../scene/nodes'

/** True if both lists say the same, however they were made. Scenes are JSON values, and short. */
export function sameNodes(a: readonly SceneNode[], b: readonly SceneNode[]): boolean {
  return a === b || sameValue(a, b)
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameValue(a[key as keyof typeof a], b[key as keyof typeof b]))
  )
}

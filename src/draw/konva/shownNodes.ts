import type { SceneNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'

/** What a stage shows now. */
export interface ShownNodes {
  still: readonly SceneNode[]
  live: readonly SceneNode[]
  kit: DrawKit
}

/**
 * Hands nodes to the components inside a stage without rendering the stage itself: at every render of its own a
 * react-konva Stage searches the whole tree above it for contexts and reconciles once more, a tenth of a keystroke.
 */
export function createShownStore(first: ShownNodes) {
  let shown = first
  const listeners = new Set<() => void>()
  return {
    current: () => shown,
    show(next: ShownNodes) {
      if (next.still === shown.still && next.live === shown.live && next.kit === shown.kit) return
      shown = next
      for (const tell of listeners) tell()
    },
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

export type ShownStore = ReturnType<typeof createShownStore>

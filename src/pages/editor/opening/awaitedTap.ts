import { atom } from 'jotai'
import type { Touch } from '../canvas/geometry/gestures'
import type { Point } from '../../../scene/nodes'

/** A tap on the card before it can be answered: `canvas/useCanvasGestures` does. */
export interface AwaitedTap {
  point: Point // px of the desk
  kind: Touch['kind']
  count: number // 2: a double tap
}

const awaitedTapBaseAtom = atom<AwaitedTap | null>(null)

export const awaitedTapAtom = atom(
  (get) => get(awaitedTapBaseAtom),
  (_get, set, tap: AwaitedTap | null) => set(awaitedTapBaseAtom, tap),
)

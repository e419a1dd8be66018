import { atom, type createStore } from 'jotai'
import type { Box, Point } from '../../../../scene/nodes'
import type { Guide } from '../geometry/snapping'

export type Store = ReturnType<typeof createStore>

/** The current pointer position, in px of the desk. */
export interface GestureUpdate {
  at: Point // the middle of two fingers
  times: number // ratio of the fingers' distance to the initial one; 1 for one finger
  isFree: boolean // Alt or Ctrl is held: no snapping
}

/** One gesture, from its first movement to its end. */
export interface GestureSession {
  move(update: GestureUpdate): void
  end(): void
  cancel(): void // reverts the gesture
}

/** The current gesture; a block's toolbar is hidden while it is being moved. */
export const activeGestureAtom = atom<'idle' | 'block' | 'camera'>('idle')

export const guidesAtom = atom<readonly Guide[]>([])

/**
 * The line width that a side handle requests, as a box of the card: words break within it and may not fill
 * it.
 */
export const lineWidthBoxAtom = atom<Box | null>(null)

import { atom, type createStore } from 'jotai'
import type { Box, Point } from '../../../../scene/nodes'
import type { Guide } from '../geometry/snapping'

export type Store = ReturnType<typeof createStore>

/** The pointer's position, in px of the desk. */
export interface GestureUpdate {
  at: Point // the midpoint of two fingers
  times: number // ratio of the fingers' distance to the initial one; 1 for one finger
  isFree: boolean // Alt or Ctrl is held: no snapping
}

export interface GestureSession {
  move(update: GestureUpdate): void
  end(): void
  cancel(): void
}

/** The block's toolbar is hidden while it moves. */
export const activeGestureAtom = atom<'idle' | 'block' | 'camera'>('idle')

export const guidesAtom = atom<readonly Guide[]>([])

/** The line width a side handle requests, as a box of the card; broken lines may not fill it. */
export const lineWidthBoxAtom = atom<Box | null>(null)

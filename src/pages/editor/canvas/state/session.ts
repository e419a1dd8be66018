import { atom, type createStore } from 'jotai'
import type { Box, PartId, Point } from '../../../../scene/nodes'
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

export interface Announcement {
  what: 'moved' | 'sized' | 'widened' | 'reset' | 'hidden' | 'zoomed'
  id: PartId
}

/** To be said to screen readers; another object is said again. */
export const announcementAtom = atom<Announcement | null>(null)

/** A gesture on a block, from when its step of undo has begun. */
export interface BlockGesture {
  what: Announcement['what'] // at its end
  move(update: GestureUpdate): void
}

/** The block's toolbar is hidden while it moves. */
export const activeGestureAtom = atom<'idle' | 'block' | 'camera'>('idle')

export const guidesAtom = atom<readonly Guide[]>([])

/** The line width a side handle requests, as a box of the card; broken lines may not fill it. */
export const lineWidthBoxAtom = atom<Box | null>(null)

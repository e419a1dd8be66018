import { atom, type createStore } from 'jotai'
import type { Box, Point } from '../../../../scene/nodes'
import type { Guide } from '../geometry/snapping'

export type Store = ReturnType<typeof createStore>

/** Where the fingers are now, in px of the desk. */
export interface GestureUpdate {
  at: Point // of two, their middle
  times: number // how far two are apart to what they were; 1 for one
  isFree: boolean // no snapping: Alt or Ctrl is held
}

/** One gesture under way, from its first movement to its end. */
export interface GestureSession {
  move(pull: GestureUpdate): void
  end(): void
  cancel(): void // as if it had not been
}

/** What is being done by hand: while a block is, its toolbar is put away. */
export const activeGestureAtom = atom<'idle' | 'block' | 'camera'>('idle')

export const guidesAtom = atom<readonly Guide[]>([])

/** The measure that a side handle asks for, as a box of the card: words break within it and may not fill it. */
export const measureBoxAtom = atom<Box | null>(null)

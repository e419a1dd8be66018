import type { Label } from '../../language/languages'
import type { SealStyleId } from '../ids'
import type { Seal } from './seal'

/** A style that a visitor chooses from. Without the drawing, so that a card without a seal does not load it. */
export interface SealStyle extends Pick<Seal, 'shape' | 'manner' | 'face'> {
  order: number // its place in the editor
  label: Label
  /** Its short side for each px of a tall one's, so that all look alike in size; by the number of its characters. */
  side: (count: number) => number
}

export function squareSide(count: number): number {
  return count === 1 ? 1.3 : 1.5
}

export function roundSide(count: number): number {
  return count === 1 ? 1.35 : 1.55
}

/** Where a seal stands on a card that has no place of its own for one. */
export const SEAL_PLACES = {
  author: { label: { en: 'By the author', zh: '作者旁' } },
  right: { label: { en: 'Right', zh: '右下角' } },
  left: { label: { en: 'Left', zh: '左下角' } },
} as const satisfies Record<string, { label: Label }>

export type SealPlaceId = keyof typeof SEAL_PLACES

/** A card's seal: what it says, and in which style; null: the composition's or the frame's own. */
export interface CardSeal {
  words: string
  style: SealStyleId | null
  block: 'seal' | 'watermark' // the watermark itself, where a composition or a frame makes a seal of it
}

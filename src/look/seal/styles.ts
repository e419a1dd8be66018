import type { Label } from '../../language/languages'
import type { SealStyleId } from '../ids'
import type { Seal } from './seal'
import { SEAL_CHARACTERS } from './occupiedBoxes'

/** Cards without a seal do not load the drawing code. */
export interface SealStyle extends Pick<Seal, 'shape' | 'manner' | 'face'> {
  label: Label
  /** Its short side ÷ a tall seal's, by character count, for equal visual size. */
  side: (count: number) => number
}

export const SEAL_STYLES: Readonly<Record<SealStyleId, SealStyle>> = {
  tall: {
    label: { en: 'Tall', zh: '长白文' },
    shape: 'tall',
    manner: 'carved',
    face: 'brush',
    side: (count) => (count === 1 ? squareSide(1) : 1),
  },
  square: {
    label: { en: 'Square', zh: '方白文' },
    shape: 'square',
    manner: 'carved',
    face: 'brush',
    side: squareSide,
  },
  'red-line': {
    label: { en: 'Red line', zh: '方朱文' },
    shape: 'square',
    manner: 'raised',
    face: 'kai',
    side: squareSide,
  },
  round: {
    label: { en: 'Round', zh: '圆朱文' },
    shape: 'round',
    manner: 'raised',
    face: 'kai',
    side: roundSide,
  },
  gourd: {
    label: { en: 'Gourd', zh: '葫芦' },
    shape: 'gourd',
    manner: 'raised',
    face: 'kai',
    side: (count) => (count === 2 ? 1.18 : roundSide(count)),
  },
}

export function inStyle(id: SealStyleId, words: string, tallSidePx: number): { seal: Seal; sidePx: number } {
  const { shape, manner, face, side } = SEAL_STYLES[id]
  const count = Math.min(SEAL_CHARACTERS, [...words].length)
  return { seal: { words, shape, manner, face }, sidePx: tallSidePx * side(count) }
}

function squareSide(count: number): number {
  return count === 1 ? 1.3 : 1.5
}

function roundSide(count: number): number {
  return count === 1 ? 1.35 : 1.55
}

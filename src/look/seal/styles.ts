import type { Label } from '../../language/languages'
import type { Seal } from './seal'
import { SEAL_CHARACTERS } from './occupiedBoxes'

/** Cards without a seal do not load the drawing code. */
export interface SealStyle extends Pick<Seal, 'shape' | 'manner' | 'face'> {
  label: Label
  /** Its short side ÷ a tall seal's, by character count, for equal visual size. */
  side: (count: number) => number
}

export const SEAL_STYLES = {
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
} satisfies Record<string, SealStyle>

export type SealStyleId = keyof typeof SEAL_STYLES

export function inStyle(id: SealStyleId, words: string, tallSidePx: number): { seal: Seal; sidePx: number } {
  const { shape, manner, face, side } = SEAL_STYLES[id]
  const count = Math.min(SEAL_CHARACTERS, [...words].length)
  return { seal: { words, shape, manner, face }, sidePx: tallSidePx * side(count) }
}

/** For cards without their own place for a seal. */
export const SEAL_PLACES = {
  author: { label: { en: 'By the author', zh: '作者旁' } },
  right: { label: { en: 'Right', zh: '右下角' } },
  left: { label: { en: 'Left', zh: '左下角' } },
} as const satisfies Record<string, { label: Label }>

export type SealPlaceId = keyof typeof SEAL_PLACES

/** `null`: the composition's or frame's own style. */
export interface CardSeal {
  words: string
  style: SealStyleId | null
  block: 'seal' | 'watermark' // `watermark`: a composition or frame shows it as a seal
}

function squareSide(count: number): number {
  return count === 1 ? 1.3 : 1.5
}

function roundSide(count: number): number {
  return count === 1 ? 1.35 : 1.55
}

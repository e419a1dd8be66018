import type { Label } from '../../language/languages'
import type { Seal } from './seal'
import { SEAL_CHARACTERS } from './words'

/** The styles and places that a visitor chooses from. Without the drawing, so that a card without a seal does not load it. */

interface SealStyle extends Pick<Seal, 'shape' | 'manner' | 'face'> {
  label: Label
  /** Its short side for each px of a tall one's, so that all look alike in size; by the number of its characters. */
  side: (count: number) => number
}

const SQUARE = (count: number) => (count === 1 ? 1.3 : 1.5)
const ROUND = (count: number) => (count === 1 ? 1.35 : 1.55)

export const SEAL_STYLES = {
  tall: {
    label: { en: 'Tall', zh: '长白文' },
    shape: 'tall',
    manner: 'carved',
    face: 'brush',
    side: (count) => (count === 1 ? SQUARE(1) : 1),
  },
  square: {
    label: { en: 'Square', zh: '方白文' },
    shape: 'square',
    manner: 'carved',
    face: 'brush',
    side: SQUARE,
  },
  'red-line': {
    label: { en: 'Red line', zh: '方朱文' },
    shape: 'square',
    manner: 'raised',
    face: 'kai',
    side: SQUARE,
  },
  round: { label: { en: 'Round', zh: '圆朱文' }, shape: 'round', manner: 'raised', face: 'kai', side: ROUND },
  gourd: {
    label: { en: 'Gourd', zh: '葫芦' },
    shape: 'gourd',
    manner: 'raised',
    face: 'kai',
    side: (count) => (count === 2 ? 1.18 : ROUND(count)),
  },
} as const satisfies Record<string, SealStyle>

export type SealStyleId = keyof typeof SEAL_STYLES

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

/** A style with its words, and the short side that goes with that of a tall seal. */
export function inStyle(id: SealStyleId, words: string, tallSidePx: number): { seal: Seal; sidePx: number } {
  const { shape, manner, face, side }: SealStyle = SEAL_STYLES[id]
  const count = Math.min(SEAL_CHARACTERS, [...words].length)
  return { seal: { words, shape, manner, face }, sidePx: tallSidePx * side(count) }
}

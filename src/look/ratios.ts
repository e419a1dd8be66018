import type { Label } from '../language/languages'

export type Orientation = 'landscape' | 'square' | 'portrait'

/** Logical px: the short side is 540, so 2× is 1080 and 4× of 16:9 is 4K. */
export const RATIOS = {
  '16:9': { width: 960, height: 540 },
  '4:3': { width: 720, height: 540 },
  '1:1': { width: 540, height: 540 },
  '3:4': { width: 540, height: 720 },
  '9:16': { width: 540, height: 960 },
  '2:1': { width: 1080, height: 540 },
  '21:9': { width: 1260, height: 540 },
  '1:2': { width: 540, height: 1080 },
  '5:4': { width: 675, height: 540 },
  '3:2': { width: 810, height: 540 },
  '2:3': { width: 540, height: 810 },
  '4:5': { width: 540, height: 675 },
} satisfies Record<string, { width: number; height: number }>

export type RatioId = keyof typeof RATIOS

export const COMPACT_RATIO: RatioId = '4:5'

export const ORIENTATIONS = {
  landscape: { en: 'Landscape', zh: '横版' },
  square: { en: 'Square', zh: '方形' },
  portrait: { en: 'Portrait', zh: '竖版' },
} satisfies Record<Orientation, Label>

/** At 9:16 a frame made for wide cards is half empty. */
const ORIENTATION_RATIOS = {
  landscape: '16:9',
  square: '1:1',
  portrait: '3:4',
} satisfies Record<Orientation, RatioId>

export function ratioIn(orientation: Orientation, id: RatioId): RatioId {
  return orientationOf(id) === orientation ? id : ORIENTATION_RATIOS[orientation]
}

export function orientationOf(id: RatioId): Orientation {
  const { width, height } = RATIOS[id]
  return width === height ? 'square' : width > height ? 'landscape' : 'portrait'
}

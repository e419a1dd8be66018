/** Cards are drawn in the picture's shape; templates and compositions use the nearest ratio. */
import { RATIOS } from '../../look/ratios'
import { TARGETS } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { RefusedError } from '../answers'
import type { AskedCard } from './parameters'

export interface PictureSize {
  widthPx: number
  heightPx: number
}

/** The requested sides; the card's ratio gives a missing one. */
export type AskedSides = Pick<AskedCard, 'w' | 'h'>

/** At most the cost of the largest ratio at scale 2. */
const LARGEST = { widthPx: RATIOS['21:9'].width * 2, heightPx: RATIOS['21:9'].height * 2 }
export const SIDE_PX = { min: 64, max: LARGEST.widthPx }
export const MAX_AREA_PX = LARGEST.widthPx * LARGEST.heightPx
export const MAX_SHAPE = 4 // × the other side; longer lines are unreadable

export const GREYS = { 2: 2, 4: 4, 16: 16 } as const
export type Greys = keyof typeof GREYS
/** Limit for e-ink screens: look/targets.ts. */
export const GREYS_MOST_BYTES = 90_000
/** JPEG is for link previews, of which messengers drop heavier ones without a word. */
export const JPEG_MOST_BYTES = 300_000

/** @param card a size in the card's shape, for a missing side @throws {RefusedError} */
export function sizeBy({ w, h }: AskedSides, card: { width: number; height: number }): PictureSize | null {
  if (w === undefined && h === undefined) return null
  const shape = card.width / card.height
  const size = { widthPx: w ?? Math.round(h! * shape), heightPx: h ?? Math.round(w! / shape) }
  const sides = [size.widthPx, size.heightPx]
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  const isAllowed =
    short >= SIDE_PX.min &&
    long <= SIDE_PX.max &&
    long <= short * MAX_SHAPE &&
    size.widthPx * size.heightPx <= MAX_AREA_PX
  if (isAllowed) return size
  throw new RefusedError(
    w === undefined ? 'bad-h' : 'bad-w',
    `w and h must be from ${SIDE_PX.min} to ${SIDE_PX.max} px, at most ${MAX_AREA_PX} px in all, ` +
      `and neither more than ${MAX_SHAPE} times the other; this is ${size.widthPx} × ${size.heightPx}`,
  )
}

/** 4K, and A4 at 300 dpi; the command draws larger ones. */
export const MOST_TARGET_PX = 9_000_000
export const DRAWN_HERE = keysOf(TARGETS).filter(
  (id) => TARGETS[id].widthPx * TARGETS[id].heightPx <= MOST_TARGET_PX,
)

/** `palette=2`, 4 or 16 mean greys; null for a painting's colours. */
export function greysIn(palette: string | undefined): Greys | null {
  return palette !== undefined && Object.hasOwn(GREYS, palette) ? (Number(palette) as Greys) : null
}

import { laidOver, luminance, withAlpha, worstContrast } from '../../scene/colour'
import type { Box, LinearGradient, SceneNode } from '../../scene/nodes'
import { inksOver } from '../inks'
import type { FrameBelow, FramePage } from './frame'

/**
 * Words on a photo, or on the background in a photo's place. Where dark ink reads on every ground it is used and
 * nothing is laid over them; else the ink is white, over a dark scrim just deep enough that fades towards the foot.
 */
export interface Scrim {
  top: number // 0-1, how dark
  middle: number
}

const TEXT_CONTRAST = 4.6
const WHITE_CONTRAST = 4.9 // leaves the tints of white their 4.5:1
const COLOUR = '#0B0811'
const ANY_PIXEL = ['#FFFFFF', '#000000'] // what a picture nobody has seen may hold
const MOST = 0.8
const STEP = 0.02

/** null where the ground is light enough for dark ink. `least` is the scrim's depth on a ground that needs none. */
export function scrimOn(
  { textGrounds, photo }: Pick<FrameBelow, 'textGrounds' | 'photo'>,
  least: Scrim,
): Scrim | null {
  const under = photo === null ? textGrounds : ANY_PIXEL
  if (photo === null && readsDark(under)) return null
  for (let top = least.top; top < MOST; top += STEP) {
    if (worstContrast('#FFFFFF', scrimmed(under, top)) >= WHITE_CONTRAST) {
      return { top, middle: Math.max(least.middle, top + 0.02) }
    }
  }
  return { top: MOST, middle: MOST }
}

/** The quote's picture over the background in its place; where it cannot be had, the background stays. */
export function photoNodes(photo: string | null, shape: Box & { radiusPx: number }): SceneNode[] {
  if (photo === null) return []
  return [
    {
      type: 'image',
      id: 'frame-photo',
      ...shape,
      src: photo,
      fit: 'cover',
      focus: { x: 0.5, y: 0.5 },
      mayBeMissing: true,
    },
  ]
}

/** null where the background's own inks do. */
export function photoPage(
  below: FrameBelow,
  scrim: Scrim | null,
): (FramePage & { inks: NonNullable<FramePage['inks']> }) | null {
  if (!scrim) return null
  const grounds = scrimmed(below.photo === null ? below.textGrounds : ANY_PIXEL, scrim.top)
  const inks = inksOver(grounds, 'dark')
  return { grounds, inks: { ...inks, quote: '#FFFFFF' }, keepsWeather: true }
}

/** Nearly even as far down as words stand, then clear. */
export function scrimPaint({ top, middle }: Scrim, { y, height }: Box, wordsEndY: number): LinearGradient {
  const end = Math.min(0.98, Math.max(0.62, (wordsEndY - y) / height))
  const dark = (alpha: number) => withAlpha(COLOUR, alpha)
  return {
    type: 'linear',
    from: { x: 0, y },
    to: { x: 0, y: y + height },
    stops: [
      { at: 0, colour: dark(top) },
      { at: end * 0.75, colour: dark(middle) },
      { at: end, colour: dark(top) },
      { at: 1, colour: dark(0) },
    ],
  }
}

/** The same depth all over. */
export function evenScrim({ top }: Scrim): string {
  return withAlpha(COLOUR, top)
}

function scrimmed(grounds: readonly string[], depth: number): string[] {
  return grounds.map((ground) => laidOver(withAlpha(COLOUR, depth), ground))
}

function readsDark(grounds: readonly string[]): boolean {
  const { quote } = inksOver(grounds, 'light')
  return luminance(quote) < 0.2 && worstContrast(quote, grounds) >= TEXT_CONTRAST
}

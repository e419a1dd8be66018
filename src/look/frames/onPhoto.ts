import { compositeOver, luminance, withAlpha, worstContrast } from '../../scene/colour'
import type { Box, LinearGradient, SceneNode } from '../../scene/nodes'
import { inksOver } from '../inks'
import type { FrameBelow, FramePage, FramePhoto } from './frame'

/**
 * Words on a photo, or on the background in its place. If dark ink is readable on every ground it is used without a
 * scrim; else the ink is white, on a dark scrim that is just deep enough and fades towards the foot.
 */
export interface Scrim {
  top: number // 0-1, how dark
  middle: number
}

const TEXT_CONTRAST = 4.6
const WHITE_CONTRAST = 4.9 // leaves the tints of white their 4.5:1
const COLOUR = '#0B0811'
const UNSEEN_CONTRAST = 5.4 // of a picture that is still to come
const ANY_PIXEL = ['#FFFFFF', '#000000'] // what an unmeasured picture may contain
const MAX_OPACITY = 0.8
const STEP = 0.02
const SCRIM_END = 0.18 // of the height, from the words to where it is clear

/**
 * null if the ground is light enough for dark ink, or if the picture was measured and has its own scrim. `least` is
 * the scrim's opacity on a ground that needs none, unless it is a sky, whose light is not dimmed for nothing; `glare` (0-1) is white that the frame lays under it.
 */
export function scrimOn(
  below: Pick<FrameBelow, 'textGrounds' | 'photo' | 'onPicture' | 'hasWeather'>,
  min: Scrim,
  glare = 0,
): Scrim | null {
  if (below.onPicture) return null
  const isUnknown = below.photo?.state === 'unknown'
  const under = isUnknown ? ANY_PIXEL : below.textGrounds
  if (!isUnknown && readsDark(under)) return null
  const glaring = under.map((ground) => compositeOver(withAlpha('#FFFFFF', glare), ground))
  const least = isSky(below) ? { top: 0, middle: 0 } : min
  for (let top = least.top; top < MAX_OPACITY; top += STEP) {
    const isEnough =
      worstContrast('#FFFFFF', scrimmed(under, top)) >= (isUnknown ? UNSEEN_CONTRAST : WHITE_CONTRAST) &&
      worstContrast('#FFFFFF', scrimmed(glaring, top)) >= TEXT_CONTRAST
    if (isEnough) {
      return { top, middle: Math.max(least.middle, top + 0.02) }
    }
  }
  return { top: MAX_OPACITY, middle: MAX_OPACITY }
}

/** The quote's picture over the background, which stays visible if the picture is missing. */
export function photoNodes(photo: FramePhoto | null, shape: Box & { radiusPx: number }): SceneNode[] {
  if (photo === null) return []
  return [
    {
      type: 'image',
      id: 'frame-photo',
      block: 'picture',
      ...shape,
      src: photo.src,
      fit: 'cover',
      focus: photo.focus,
      ...(photo.zoom === 1 ? {} : { zoom: photo.zoom }),
      mayBeMissing: true,
      ...(photo.state === 'awaited' ? { isAwaited: true } : {}),
    },
  ]
}

/** True if there is a picture, not a plain ground in its place. */
export function showsPicture({ photo, hasPicture }: Pick<FrameBelow, 'photo' | 'hasPicture'>): boolean {
  return hasPicture || photo?.state === 'seen' || photo?.state === 'unknown'
}

/** True if scenery is the photo. */
export function isSky({ photo, hasWeather }: Pick<FrameBelow, 'photo' | 'hasWeather'>): boolean {
  return hasWeather && photo === null
}

/** null if the background's inks are readable. */
export function photoPage(
  below: FrameBelow,
  scrim: Scrim | null,
): (FramePage & { inks: NonNullable<FramePage['inks']> }) | null {
  if (below.onPicture) {
    const { grounds, isDark } = below.onPicture
    const inks = inksOver(grounds, isDark ? 'dark' : 'light')
    return { grounds, inks: isDark ? { ...inks, quote: '#FFFFFF' } : inks, keepsWeather: true }
  }
  if (!scrim) return null
  const grounds = scrimmed(below.photo?.state === 'unknown' ? ANY_PIXEL : below.textGrounds, scrim.top)
  const inks = inksOver(grounds, 'dark')
  return { grounds, inks: { ...inks, quote: '#FFFFFF' }, keepsWeather: true }
}

/** Nearly even down to the end of the words, then soon clear. */
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
      ...(end + SCRIM_END < 1 ? [{ at: end + SCRIM_END, colour: dark(0) }] : []),
      { at: 1, colour: dark(0) },
    ],
  }
}

/** The same opacity everywhere. */
export function evenScrim({ top }: Scrim): string {
  return withAlpha(COLOUR, top)
}

function scrimmed(grounds: readonly string[], opacity: number): string[] {
  return grounds.map((ground) => compositeOver(withAlpha(COLOUR, opacity), ground))
}

function readsDark(grounds: readonly string[]): boolean {
  const { quote } = inksOver(grounds, 'light')
  return luminance(quote) < 0.2 && worstContrast(quote, grounds) >= TEXT_CONTRAST
}

import { compositeOver, luminance, withAlpha, worstContrast } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { inksOver } from '../inks'
import type { FrameBelow, FramePage, FramePhoto } from './frame'

const TEXT_CONTRAST = 4.6
const WHITE_CONTRAST = 4.9 // leaves the tints of white their 4.5:1
const COLOUR = '#0B0811'
const UNSEEN_CONTRAST = 5.4 // of a picture that is still to come
const ANY_PIXEL = ['#FFFFFF', '#000000'] // what an unmeasured picture may contain
const MAX_OPACITY = 0.8
const STEP = 0.02

/**
 * The opacity of the dark scrim under words on a photo, or on the background in its place: just deep enough for white ink. null
 * if dark ink is readable on every ground, or if the picture was measured and has its own scrim.
 */
export function scrimOn(below: Pick<FrameBelow, 'textGrounds' | 'photo' | 'onPicture'>): number | null {
  if (below.onPicture) return null
  const isUnknown = below.photo?.state === 'unknown'
  const under = isUnknown ? ANY_PIXEL : below.textGrounds
  if (!isUnknown && readsDark(under)) return null
  const needed = isUnknown ? UNSEEN_CONTRAST : WHITE_CONTRAST
  for (let opacity = 0; opacity < MAX_OPACITY; opacity += STEP) {
    if (worstContrast('#FFFFFF', scrimmed(under, opacity)) >= needed) return opacity
  }
  return MAX_OPACITY
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

/** null if the background's inks are readable. */
export function photoPage(
  below: FrameBelow,
  scrim: number | null,
): (FramePage & { inks: NonNullable<FramePage['inks']> }) | null {
  if (below.onPicture) {
    const { grounds, isDark } = below.onPicture
    const inks = inksOver(grounds, isDark ? 'dark' : 'light')
    return { grounds, inks: isDark ? { ...inks, quote: '#FFFFFF' } : inks, keepsWeather: true }
  }
  if (scrim === null) return null
  const grounds = scrimmed(below.photo?.state === 'unknown' ? ANY_PIXEL : below.textGrounds, scrim)
  const inks = inksOver(grounds, 'dark')
  return { grounds, inks: { ...inks, quote: '#FFFFFF' }, keepsWeather: true }
}

/** The scrim's colour at its opacity. */
export function scrimColour(opacity: number): string {
  return withAlpha(COLOUR, opacity)
}

function scrimmed(grounds: readonly string[], opacity: number): string[] {
  return grounds.map((ground) => compositeOver(withAlpha(COLOUR, opacity), ground))
}

function readsDark(grounds: readonly string[]): boolean {
  const { quote } = inksOver(grounds, 'light')
  return luminance(quote) < 0.2 && worstContrast(quote, grounds) >= TEXT_CONTRAST
}

import { compositeOver, luminance, withAlpha, worstContrast } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { inksOver } from '../inks'
import type { FrameBelow, FramePage, FramePhoto } from './frame'

const TEXT_CONTRAST = 4.6
const WHITE_CONTRAST = 4.9 // leaves tints of white their 4.5:1
const COLOUR = '#0B0811'
const UNSEEN_CONTRAST = 5.4 // for a picture not loaded yet
const ANY_PIXEL = ['#FFFFFF', '#000000'] // extremes of an unmeasured picture
const MAX_OPACITY = 0.8
const STEP = 0.02

/** White ink needs it; null if dark ink is readable everywhere, or a measured picture has its own scrim. */
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

/** The background stays visible if the picture is missing. */
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

/** False if a plain colour replaces the picture. */
export function showsPicture({ photo, hasPicture }: Pick<FrameBelow, 'photo' | 'hasPicture'>): boolean {
  return hasPicture || photo?.state === 'seen' || photo?.state === 'unknown'
}

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

import { hasHan } from '../text/characters'
import type { TextSettings } from '../card/settings'
import type { LineGrid } from '../look/frames/frame'
import { largestFit } from '../text/fit'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Paragraph, TypeStyle, WrapOptions } from '../text/paragraph'
import { LETTER_SPACINGS, lineHeightPx } from '../text/sizes'
import { countLines, wrapLines } from '../text/wrap'

/** How far widths and heights may be over their limit: rounding errors, which nobody sees. */
export const SLACK_PX = 0.5

/** Letter spacing applies to Han only if positive; a Chinese translation always has a little. */
export function styleOf(
  text: string,
  sizePx: number,
  settings: TextSettings,
  role: 'content' | 'translation',
  grid: LineGrid | null = null,
): TypeStyle {
  const trackingEm = settings.trackingEm ?? LETTER_SPACINGS[settings.letterSpacing]?.em ?? 0
  return {
    ...(settings.weight > 0 && role === 'content' ? { weight: settings.weight } : {}),
    fontId: settings.fontFamily,
    sizePx,
    bold: settings.bold,
    italic: settings.italic,
    lineHeightPx: grid?.pitchPx ?? lineHeightPx(sizePx, hasHan(text) ? 'han' : 'latin'),
    latinTrackingEm: trackingEm,
    hanTrackingEm: Math.max(0, trackingEm) + (role === 'translation' ? 0.02 : 0),
  }
}

/** A few lines at the largest size at which they fit; at the floor what is too long is truncated. */
export function fitOrTruncate(
  text: string,
  styleAt: (sizePx: number) => TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions & { maxLines: number },
  { startPx, floorPx }: { startPx: number; floorPx: number },
): Paragraph {
  const set = (sizePx: number) => wrapLines(text, styleAt(sizePx), measurePx, metrics, options)
  return largestFit<Paragraph>(
    startPx,
    Math.min(startPx, floorPx),
    (sizePx) => {
      const isCut = countLines(text, styleAt(sizePx), measurePx, metrics) > options.maxLines
      const paragraph = isCut ? null : set(sizePx)
      return paragraph?.truncated ? null : paragraph
    },
    set,
  )
}

/** A translation is never bold. */
export function translationSettings(text: TextSettings): TextSettings {
  return { ...text, bold: false, weight: 0 }
}

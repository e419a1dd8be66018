import { hasHan } from '../text/characters'
import type { TextSettings } from '../card/settings'
import type { LineGrid } from '../text/paragraph'
import { largestFit } from '../text/fit'
import type { TextMetrics } from '../text/metrics/metrics'
import { recentByMetrics } from '../text/metrics/recentByMetrics'
import { keyOfStyle, type Paragraph, type TextAlign, type TypeStyle } from '../text/paragraph'
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

/**
 * A few lines at the largest size at which they fit; at the floor what is too long is truncated. The last few are
 * cached: author, date and watermark stay while the quote is typed.
 */
export function fitOrTruncate(
  text: string,
  styleAt: (sizePx: number) => TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: { align: TextAlign; maxLines: number },
  { startPx, floorPx }: { startPx: number; floorPx: number },
): Paragraph {
  const set = (sizePx: number) => wrapLines(text, styleAt(sizePx), measurePx, metrics, options)
  const smallestPx = Math.min(startPx, floorPx)
  const sizes = [startPx, smallestPx, keyOfStyle(styleAt(startPx)), keyOfStyle(styleAt(smallestPx))]
  const key = [...sizes, measurePx, options.align, options.maxLines, text].join()
  return recentFits(metrics, key, () =>
    largestFit<Paragraph>(
      startPx,
      smallestPx,
      (sizePx) => {
        const isCut = countLines(text, styleAt(sizePx), measurePx, metrics) > options.maxLines
        const paragraph = isCut ? null : set(sizePx)
        return paragraph?.truncated ? null : paragraph
      },
      set,
    ),
  )
}

const recentFits = recentByMetrics<Paragraph>(300)

/** A translation is never bold. */
export function translationSettings(text: TextSettings): TextSettings {
  return { ...text, bold: false, weight: 0 }
}

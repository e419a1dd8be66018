import { hasHan } from '../text/characters'
import type { TextSettings } from '../card/settings'
import type { LineGrid, Paragraph, TextAlign, TypeStyle } from '../text/paragraph'
import { largestFit } from '../text/fit'
import type { TextMetrics } from '../text/metrics/metrics'
import { LETTER_SPACINGS, lineHeightPx, spacingOfSizeEm } from '../text/sizes'
import { countLines, wrapLines } from '../text/wrap'

/** Allows for rounding errors, which nobody sees. */
export const SLACK_PX = 0.5

/** Letter spacing applies to Han only if it is positive. */
export function typesetStyle(
  text: string,
  sizePx: number,
  settings: TextSettings,
  grid: LineGrid | null = null,
): TypeStyle {
  const chosenEm = settings.trackingEm ?? LETTER_SPACINGS[settings.letterSpacing ?? -1]?.em
  return {
    ...(settings.weight > 0 ? { weight: settings.weight } : {}),
    fontId: settings.fontFamily,
    sizePx,
    bold: settings.bold,
    italic: settings.italic,
    lineHeightPx: grid?.pitchPx ?? lineHeightPx(sizePx, hasHan(text) ? 'han' : 'latin'),
    latinTrackingEm: chosenEm ?? spacingOfSizeEm(sizePx),
    hanTrackingEm: Math.max(0, chosenEm ?? 0),
  }
}

/** It is never bold; its Chinese always has a little letter spacing. */
export function translationStyleOf(
  text: string,
  sizePx: number,
  settings: TextSettings,
  grid: LineGrid | null = null,
): TypeStyle {
  const style = typesetStyle(text, sizePx, { ...settings, bold: false, weight: 0 }, grid)
  return { ...style, hanTrackingEm: style.hanTrackingEm + 0.02 }
}

interface FitOptions {
  measurePx: number
  align: TextAlign
  maxLines: number
  startPx: number
  floorPx: number
}

/** At the smallest size the text is truncated. */
export function fitOrTruncate(
  text: string,
  styleAt: (sizePx: number) => TypeStyle,
  metrics: TextMetrics,
  { measurePx, align, maxLines, startPx, floorPx }: FitOptions,
): Paragraph {
  const set = (sizePx: number) => wrapLines(text, styleAt(sizePx), measurePx, metrics, { align, maxLines })
  const smallestPx = Math.min(startPx, floorPx)
  return largestFit<Paragraph>(
    startPx,
    smallestPx,
    (sizePx) => {
      const isCut = countLines(text, styleAt(sizePx), measurePx, metrics) > maxLines
      const paragraph = isCut ? null : set(sizePx)
      return paragraph?.truncated ? null : paragraph
    },
    set,
  )
}

/**
 * On a phone 375 pt wide, a quote under 9 pt and other words under 6.5 pt are not read. Chinese is drawn at
 * 0.94 of its nominal size.
 */
const LEAST_PT = { quote: 9 / 0.94, other: 6.5 / 0.94 }
const PHONE_PT = 375
const SHORT_CHARACTERS = 240

/** Whole logical px on a card of this width. */
export function legiblePx(of: keyof typeof LEAST_PT, cardWidth: number): number {
  return Math.ceil((LEAST_PT[of] * cardWidth) / PHONE_PT)
}

/** Longer words may be smaller, if the card says so. */
export function isShortEnough({ content, translation }: { content: string; translation: string }): boolean {
  return content.length + translation.length <= SHORT_CHARACTERS
}

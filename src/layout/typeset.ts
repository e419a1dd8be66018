import { hasHan } from '../text/characters'
import type { TextSettings } from '../card/settings'
import type { LineGrid } from '../look/frames/frame'
import { largestFit } from '../text/fit'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Paragraph, TextAlign, TypeStyle, WrapOptions } from '../text/paragraph'
import { LETTER_SPACINGS, lineHeightPx } from '../text/sizes'
import { isVerse } from '../text/verse'
import { countLines, wrapLines } from '../text/wrap'

/** How far widths and heights may be over their limit: rounding errors, which nobody sees. */
export const SLACK_PX = 0.5

/** Quotes of at most so many characters are set larger than their step, so that they fill the card. */
const SHORT = { latin: 56, han: 20 }
/** Maximum width of a paragraph, in em of its size. */
const MEASURE_EM = { lifted: 15, left: 19, long: 23, verse: 32 }
export const TRANSLATION_MEASURE_EM = 26
const LONG_CHARACTERS = 100

export function isShort(text: string): boolean {
  return [...text].length <= (hasHan(text) ? SHORT.han : SHORT.latin)
}

/** Lines of 28-44 Latin or 14-24 Han characters read best. */
export function contentMeasurePx(text: string, sizePx: number, align: TextAlign): number {
  const em = MEASURE_EM[lengthOf(text)]
  return (align === 'left' ? em : em + 1) * sizePx
}

function lengthOf(text: string): keyof typeof MEASURE_EM {
  if (isVerse(text)) return 'verse'
  if (isShort(text)) return 'lifted'
  return [...text].length > LONG_CHARACTERS ? 'long' : 'left'
}

interface TypesetOptions {
  text: TextSettings
  align: TextAlign
  metrics: TextMetrics
  role: 'content' | 'translation'
  maxLines?: number | undefined
  grid: LineGrid | null
}

/** A paragraph of the card in the chosen font family and letter spacing. */
export function typesetParagraph(
  text: string,
  sizePx: number,
  measurePx: number,
  options: TypesetOptions,
): Paragraph {
  const { text: settings, align, metrics, role, maxLines, grid } = options
  return wrapLines(text, styleOf(text, sizePx, settings, role, grid), measurePx, metrics, {
    align,
    role,
    breaksBySense: role === 'content',
    ...(maxLines === undefined ? {} : { maxLines }),
  })
}

/** Letter spacing applies to Han only if positive; a Chinese translation always has a little. */
export function styleOf(
  text: string,
  sizePx: number,
  settings: TextSettings,
  role: TypesetOptions['role'],
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

import type { ExportOptions } from '../card/exportOptions'
import { gridOfSize, gridOfWidth, type PixelGrid } from '../draw/pixelGrid'
import type { TargetFile } from '../look/target'

/** The target's px, else an exact width, else the scale. */
export interface AskedSize extends Pick<ExportOptions, 'widthPx'> {
  scale: number
  target?: TargetFile | null
}

/** logical px per inch, as browsers define them */
const SCREEN_DPI = 96

/** Programs print a file that does not say it at 72 dpi. */
export function dpiOf(target: TargetFile | null | undefined, { ratio, widthPx }: SafeRatio): number {
  return Math.round(target?.dpi ? (target.dpi * widthPx) / target.widthPx : SCREEN_DPI * ratio)
}

/** for 8K targets; `holds` is checked first */
const MAX_TARGET_AREA_PX = 8_192 * 8_192

export function fileSize(
  card: { width: number; height: number },
  { scale, widthPx, target }: AskedSize,
  maxSidePx?: number,
  holds: (widthPx: number, heightPx: number) => boolean = () => true,
): SafeRatio {
  if (!target)
    return safePixelRatio(card.width, card.height, widthPx ? widthPx / card.width : scale, maxSidePx)
  const exact = gridOfSize(card.width, card.height, target)
  const areaPx = target.widthPx * target.heightPx
  const isWithin =
    areaPx <= MAX_EXPORT_AREA_PX || (areaPx <= MAX_TARGET_AREA_PX && holds(target.widthPx, target.heightPx))
  return isWithin
    ? { ...exact, limitedBy: null }
    : safePixelRatio(card.width, card.height, target.widthPx / card.width, maxSidePx)
}

export function mostWidthPx(card: { width: number; height: number }, maxSidePx: number): number {
  return safePixelRatio(card.width, card.height, maxSidePx, maxSidePx).widthPx
}

/** DECISIONS.md, Limits of a canvas; iOS Safari fails beyond 16,777,216 px of area. */
export const MAX_EXPORT_SIDE_PX = 16_384
export const MAX_EXPORT_AREA_PX = 4_096 * 4_096

export interface SafeRatio extends PixelGrid {
  limitedBy: null | 'side' | 'area' // the limit that reduced the size
}

export function safePixelRatio(
  width: number,
  height: number,
  scale: number,
  maxSidePx = MAX_EXPORT_SIDE_PX,
): SafeRatio {
  const bySide = maxSidePx / Math.max(width, height)
  const byArea = Math.sqrt(MAX_EXPORT_AREA_PX / (width * height))
  const asked = gridOfWidth(width, height, Math.max(1, Math.round(width * scale)))
  // On a very tall card, rounding the width by half a pixel adds many px of height.
  const isWithin =
    Math.max(asked.widthPx, asked.heightPx) <= maxSidePx &&
    asked.widthPx * asked.heightPx <= MAX_EXPORT_AREA_PX
  if (scale <= bySide && scale <= byArea && isWithin) return { ...asked, limitedBy: null }
  const widthPx = Math.max(1, Math.floor(width * Math.min(bySide, byArea)))
  return { ...gridOfWidth(width, height, widthPx), limitedBy: bySide <= byArea ? 'side' : 'area' }
}

/** All pages below each other, smaller where a canvas could not be as high. */
export function longPictureSize(widthPx: number, heightPx: number, count: number): SafeRatio {
  return safePixelRatio(widthPx, heightPx * count, 1)
}

/** In-app browsers drop larger `data:` pictures. */
export const MAX_HOLD_AREA_PX = 2_000_000

export function holdScale(width: number, height: number, scale: number): number {
  const most = Math.sqrt(MAX_HOLD_AREA_PX / (width * height))
  return scale <= most ? scale : Math.floor(width * most) / width
}

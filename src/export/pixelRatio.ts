import { gridOfWidth, type PixelGrid } from '../draw/pixelGrid'

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
  maxAreaPx = MAX_EXPORT_AREA_PX,
): SafeRatio {
  const bySide = maxSidePx / Math.max(width, height)
  const byArea = Math.sqrt(maxAreaPx / (width * height))
  const asked = gridOfWidth(width, height, Math.max(1, Math.round(width * scale)))
  // On a very tall card, rounding the width by half a pixel adds many px of height.
  const isWithin =
    Math.max(asked.widthPx, asked.heightPx) <= maxSidePx && asked.widthPx * asked.heightPx <= maxAreaPx
  if (scale <= bySide && scale <= byArea && isWithin) return { ...asked, limitedBy: null }
  const widthPx = Math.max(1, Math.floor(width * Math.min(bySide, byArea)))
  return { ...gridOfWidth(width, height, widthPx), limitedBy: bySide <= byArea ? 'side' : 'area' }
}

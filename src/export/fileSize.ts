import type { ExportOptions } from '../card/exportOptions'
import { gridOfSize } from '../draw/pixelGrid'
import type { TargetFile } from '../look/target'
import { MAX_EXPORT_AREA_PX, safePixelRatio, type SafeRatio } from './pixelRatio'

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

/** `limitedBy` is set if there are fewer pixels than requested. */
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

import type { ExportOptions } from '../card/exportOptions'
import { gridOfSize } from '../draw/pixelGrid'
import type { TargetFile } from '../look/target'
import { MAX_EXPORT_AREA_PX, safePixelRatio, type SafeRatio } from './pixelRatio'

/** What a file's size follows from: the target's px, else an exact width, else times the card. */
export interface AskedSize extends Pick<ExportOptions, 'widthPx'> {
  scale: number
  target?: TargetFile | null
}

/** For targets on screens of 8K: more than some phones can draw, so `holds` is asked first. */
const MAX_TARGET_AREA_PX = 8_192 * 8_192

/** The pixels of a card's file; `limitedBy` if they are fewer than asked for. */
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

/** The widest file of a card that is not limited. */
export function mostWidthPx(card: { width: number; height: number }, maxSidePx: number): number {
  return safePixelRatio(card.width, card.height, maxSidePx, maxSidePx).widthPx
}

import type { Sheet } from '../composition'
import {
  partsOnBaseline,
  setShownLine,
  SMALLEST_PX,
  type Baseline,
  type Printed,
  type TypeSpec,
} from '../setWords'

export function footNames(
  sheet: Sheet,
  shown: { author: string; watermark: string | null },
  at: Baseline,
  type: { sizePx: number; author: TypeSpec; watermark: TypeSpec },
): Printed {
  const { inks } = sheet
  const gapPx = 2 * Math.max(SMALLEST_PX, type.sizePx)
  const halfPx = shown.author === '' ? at.width : at.width / 2 - gapPx
  const watermark = setShownLine(sheet, 'watermark', shown.watermark, type.watermark, SMALLEST_PX, halfPx)
  const roomPx = at.width - (watermark ? watermark.paragraph.widthPx + gapPx : 0)
  const author = setShownLine(sheet, 'author', shown.author, type.author, type.sizePx, roomPx)
  return {
    parts: [
      ...partsOnBaseline(author, at, inks.author),
      ...partsOnBaseline(watermark, at, inks.small, 'right'),
    ],
    words: [author, watermark].filter((set) => set !== null),
  }
}

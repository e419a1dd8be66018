import { hasHan } from '../../../text/characters'
import type { Sheet } from '../composition'
import {
  partsOnBaseline,
  setShownLine,
  SMALLEST_PX,
  type Baseline,
  type Printed,
  type TypeSpec,
} from '../setWords'

const SIZE_PX = 15
const GAP_PX = 20
const WATERMARK_SHARE = 0.34 // × width
const CAPITAL_EM = 0.75
const SPEC: TypeSpec = { lineHeight: 1.4, weight: 620 }
const HAN_MARK: TypeSpec = { ...SPEC, hanTrackingEm: 0.16 }

export function posterFoot(sheet: Sheet, { x, width, baselineY }: Baseline): Printed & { topY: number } {
  const { unitPx, inks, words } = sheet
  const gapPx = GAP_PX * unitPx
  const px = SIZE_PX * unitPx
  const watermark = setShownLine(sheet, 'watermark', words.watermark, HAN_MARK, px, WATERMARK_SHARE * width)
  const rightPx = watermark ? watermark.paragraph.widthPx + gapPx : 0
  const day = words.date?.replaceAll('-', '.') ?? null
  const date = setShownLine(sheet, 'date', day, SPEC, px, (width - rightPx) / 2)
  const datePx = date ? date.paragraph.widthPx + gapPx : 0
  const spec = hasHan(words.author) ? { ...SPEC, hanTrackingEm: 0.06 } : SPEC
  const author = setShownLine(sheet, 'author', words.author, spec, px, width - rightPx - datePx)
  const at = { x, width, baselineY }
  const dateX = author
    ? Math.min(
        Math.max(x + (width - datePx + gapPx) / 2, x + author.paragraph.widthPx + gapPx),
        x + width - rightPx - datePx + gapPx,
      )
    : x
  return {
    parts: [
      ...partsOnBaseline(author, at, inks.author),
      ...partsOnBaseline(date, { ...at, x: dateX }, inks.small),
      ...partsOnBaseline(watermark, at, inks.small, 'right'),
    ],
    words: [author, date, watermark].filter((set) => set !== null),
    topY: baselineY - CAPITAL_EM * Math.max(SMALLEST_PX, px),
  }
}

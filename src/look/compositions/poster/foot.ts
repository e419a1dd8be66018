import type { BlockParts } from '../../../scene/nodes'
import { hasHan } from '../../../text/characters'
import type { Sheet } from '../composition'
import { SMALLEST_PX, placeOnBaseline, setLine, type SetWords, type TypeSpec } from '../setWords'

const SIZE_PX = 15
const GAP_PX = 20
const WATERMARK_SHARE = 0.34 // × width
const CAPITAL_EM = 0.75
const SPEC: TypeSpec = { lineHeight: 1.4, weight: 620 }
const HAN_MARK: TypeSpec = { ...SPEC, hanTrackingEm: 0.16 }

export function posterFoot(
  sheet: Sheet,
  { x, width, baselineY }: { x: number; width: number; baselineY: number },
): { parts: BlockParts[]; words: SetWords[]; topY: number } {
  const { unitPx, inks, words } = sheet
  const gapPx = GAP_PX * unitPx
  const fromPx = Math.max(SMALLEST_PX, SIZE_PX * unitPx)
  const line = (
    id: 'author' | 'date' | 'watermark',
    text: string | null,
    spec: TypeSpec,
    measurePx: number,
  ) =>
    text === null || text.trim() === ''
      ? null
      : setLine(sheet, id, text, spec, { fromPx, toPx: SMALLEST_PX, measurePx })
  const watermark = line('watermark', words.watermark, HAN_MARK, WATERMARK_SHARE * width)
  const rightPx = watermark ? watermark.paragraph.widthPx + gapPx : 0
  const day = words.date?.replaceAll('-', '.') ?? null
  const date = line('date', day, SPEC, (width - rightPx) / 2)
  const datePx = date ? date.paragraph.widthPx + gapPx : 0
  const spec = hasHan(words.author) ? { ...SPEC, hanTrackingEm: 0.06 } : SPEC
  const author = line('author', words.author, spec, width - rightPx - datePx)
  const at = { x, width, baselineY }
  const dateX = author
    ? Math.min(
        Math.max(x + (width - datePx + gapPx) / 2, x + author.paragraph.widthPx + gapPx),
        x + width - rightPx - datePx + gapPx,
      )
    : x
  return {
    parts: [
      ...(author ? [placeOnBaseline(author, at, inks.author)] : []),
      ...(date ? [placeOnBaseline(date, { ...at, x: dateX }, inks.small)] : []),
      ...(watermark ? [placeOnBaseline({ ...watermark, align: 'right' }, at, inks.small)] : []),
    ],
    words: [author, date, watermark].filter((set) => set !== null),
    topY: baselineY - CAPITAL_EM * fromPx,
  }
}

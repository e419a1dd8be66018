import type { BlockParts } from '../../../scene/nodes'
import type { Sheet } from '../composition'
import { placeOnBaseline, setLine, SMALLEST_PX, type SetWords, type TypeSpec } from '../setWords'

interface FootType {
  sizePx: number
  author: TypeSpec
  watermark: TypeSpec
}

export function footNames(
  sheet: Sheet,
  shown: { author: string; watermark: string | null },
  at: { x: number; baselineY: number; width: number },
  type: FootType,
): { parts: BlockParts[]; words: SetWords[] } {
  const { inks } = sheet
  const fromPx = Math.max(SMALLEST_PX, type.sizePx)
  const gapPx = 2 * fromPx
  const watermark =
    shown.watermark === null
      ? null
      : setLine(sheet, 'watermark', shown.watermark, type.watermark, {
          fromPx: SMALLEST_PX,
          toPx: SMALLEST_PX,
          measurePx: shown.author === '' ? at.width : at.width / 2 - gapPx,
        })
  const roomPx = at.width - (watermark ? watermark.paragraph.widthPx + gapPx : 0)
  const author =
    shown.author.trim() === ''
      ? null
      : setLine(sheet, 'author', shown.author, type.author, { fromPx, toPx: SMALLEST_PX, measurePx: roomPx })
  return {
    parts: [
      ...(author ? [placeOnBaseline(author, at, inks.author)] : []),
      ...(watermark ? [placeOnBaseline({ ...watermark, align: 'right' }, at, inks.small)] : []),
    ],
    words: [author, watermark].filter((set) => set !== null),
  }
}

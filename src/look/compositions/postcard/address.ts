import { wholeDateInChinese } from '../../../calendar/chineseWords'
import { dateInWords } from '../../../language/dateInWords'
import { withAlpha } from '../../../scene/colour'
import type { BlockParts, SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import type { Sheet } from '../composition'
import { placeOnBaseline, setLine, SMALLEST_PX, type SetWords } from '../setWords'
import { oneAuthor } from '../smallPrint'
import type { PostcardPlaces } from './places'
import { hasChinese } from './postmark'

const NAME = { sizePx: 19, spec: { lineHeight: 1.5, hanTrackingEm: 0.04 } }
const SMALL = { sizePx: 14.5, spec: { lineHeight: 1.5, hanTrackingEm: 0.04 } }
const WATERMARK = { sizePx: 13.5, spec: { lineHeight: 1.5, hanTrackingEm: 0.2 } }
const RISE_PX = 11 // from a baseline to the line below it
const RULE_ALPHA = 0.32
const GAP_PX = 14

export interface Address {
  parts: BlockParts[]
  marks: SceneNode[]
  words: SetWords[]
}

export function addressOf(sheet: Sheet, places: PostcardPlaces): Address {
  const { inks, words, unitPx } = sheet
  const { lines, isBeside, text } = places
  const names = [words.author, words.otherName].filter((name) => name.trim() !== '')
  const day =
    words.date === null
      ? null
      : hasChinese(sheet)
        ? wholeDateInChinese(words.date)
        : dateInWords(words.date, 'en')
  const rows = isBeside && names.length !== 1 ? 3 : 2
  const ruleY = (row: number) => Math.round(lines.lastY - (rows - 1 - row) * lines.pitchPx)
  const baselineY = (row: number) => ruleY(row) - Math.round(RISE_PX * unitPx)
  const halfPx = lines.width * 0.5
  const add: { set: SetWords; row: number; align: 'left' | 'right'; ink: string }[] = []
  const line = (
    id: 'author' | 'date' | 'watermark',
    shown: string,
    { sizePx, spec }: typeof NAME,
    measurePx: number,
    align: 'left' | 'right' = 'left',
  ) =>
    setLine(sheet, id, shown, spec, {
      fromPx: Math.max(SMALLEST_PX, sizePx * unitPx),
      toPx: SMALLEST_PX,
      measurePx,
      align,
    })
  const hasTwo = names.length > 1
  if (names[0]) {
    const most = hasTwo && !isBeside ? halfPx : lines.width
    add.push({ set: line('author', names[0], NAME, most), row: 0, align: 'left', ink: inks.author })
  }
  const first = add[0]?.set.paragraph.widthPx ?? 0
  if (hasTwo) {
    const set = isBeside
      ? line('author', names[1]!, NAME, lines.width)
      : line('author', names[1]!, SMALL, lines.width - first - GAP_PX * unitPx, 'right')
    const at = isBeside
      ? { row: 1, align: 'left' as const, ink: inks.author }
      : { row: 0, align: 'right' as const, ink: inks.translation }
    // The name in the other language is never truncated, only omitted.
    if (!set.paragraph.truncated) add.push({ set, ...at })
  }
  const author = oneAuthor(
    add
      .map(({ set, row, align, ink }, at) => ({
        parts: placeOnBaseline({ ...set, align }, { ...lines, baselineY: baselineY(row) }, ink),
        isAdded: (at === 0) === words.isAuthorAdded,
      }))
      .toSorted((one, other) => Number(one.isAdded) - Number(other.isAdded)),
  )
  const watermark =
    words.watermark === null
      ? null
      : line(
          'watermark',
          words.watermark,
          WATERMARK,
          isBeside ? text.width : halfPx - GAP_PX * unitPx,
          isBeside ? 'left' : 'right',
        )
  const date =
    day === null
      ? null
      : line(
          'date',
          day,
          NAME,
          isBeside || !watermark ? lines.width : lines.width - watermark.paragraph.widthPx - GAP_PX * unitPx,
        )
  return {
    parts: [
      ...author,
      ...(date ? [placeOnBaseline(date, { ...lines, baselineY: baselineY(rows - 1) }, inks.small)] : []),
      ...(watermark
        ? [
            placeOnBaseline(
              watermark,
              isBeside
                ? { ...text, baselineY: lines.lastY + Math.round(11 * unitPx) }
                : { ...lines, baselineY: baselineY(rows - 1) },
              inks.small,
            ),
          ]
        : []),
    ],
    marks: Array.from({ length: rows }, (_, row) =>
      rectNode(
        `composition-address-${row}`,
        { x: lines.x, y: ruleY(row), width: lines.width, height: 1 },
        { fill: withAlpha(inks.quote, RULE_ALPHA) },
      ),
    ),
    words: [...add.map(({ set }) => set), date, watermark].filter((set) => set !== null),
  }
}

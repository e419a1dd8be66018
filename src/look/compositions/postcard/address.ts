import { wholeDateInChinese } from '../../../calendar/chineseWords'
import { dateInWords } from '../../../language/dateInWords'
import { withAlpha } from '../../../scene/colour'
import type { BlockId, SceneNode } from '../../../scene/nodes'
import type { TextAlign } from '../../../text/paragraph'
import { rectNode } from '../../../scene/shapes'
import { hasChinese, type Sheet } from '../composition'
import { partsOnBaseline, placeOnBaseline, setLine, type Printed, type SetWords } from '../setWords'
import { oneAuthor } from '../smallPrint'
import type { PostcardPlaces } from './places'

const NAME = { sizePx: 19, spec: { lineHeight: 1.5, hanTrackingEm: 0.04 } }
const SMALL = { sizePx: 14.5, spec: { lineHeight: 1.5, hanTrackingEm: 0.04 } }
const WATERMARK = { sizePx: 13.5, spec: { lineHeight: 1.5, hanTrackingEm: 0.2 } }
const RISE_PX = 11 // from a baseline to the line below it
const RULE_ALPHA = 0.32
const GAP_PX = 14

export function addressOf(sheet: Sheet, places: PostcardPlaces): Printed & { marks: SceneNode[] } {
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
    id: BlockId,
    shown: string,
    { sizePx, spec }: typeof NAME,
    ...measure: [measurePx: number, align?: TextAlign]
  ) => setLine(sheet, id, shown, spec, sizePx * unitPx, ...measure)
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
        parts: placeOnBaseline(set, { ...lines, baselineY: baselineY(row) }, ink, align),
        isAdded: (at === 0) === words.isAuthorAdded,
      }))
      .toSorted((one, other) => Number(one.isAdded) - Number(other.isAdded)),
  )
  const belowText = { ...text, baselineY: lines.lastY + Math.round(11 * unitPx) }
  const lastRow = { ...lines, baselineY: baselineY(rows - 1) }
  const markPx = isBeside ? text.width : halfPx - GAP_PX * unitPx
  const markAlign = isBeside ? 'left' : 'right'
  const watermark =
    words.watermark === null ? null : line('watermark', words.watermark, WATERMARK, markPx, markAlign)
  const besidePx = isBeside || !watermark ? 0 : watermark.paragraph.widthPx + GAP_PX * unitPx
  const date = day === null ? null : line('date', day, NAME, lines.width - besidePx)
  return {
    parts: [
      ...author,
      ...partsOnBaseline(date, lastRow, inks.small),
      ...partsOnBaseline(watermark, isBeside ? belowText : lastRow, inks.small),
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

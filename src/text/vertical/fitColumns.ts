import type { TextMetrics } from '../metrics/metrics'
import { shorten } from '../shorten'
import type { ColumnText, VerticalStyle } from './cells'
import { leastWidthPx, setColumns } from './setColumns'

/** Marks hang outside this room. */
export interface ColumnRoom {
  widthPx: number // whole pitches
  heightPx: number
  leastColumns?: number // if the text can fill that many
  moreColumnCost?: number // per column beyond the fewest
}

/** Shorter columns, broken better, look no worse. */
const MORE_COLUMNS = { cost: 0.12, most: 3 }
const EPSILON_PX = 0.005

/**
 * Largest fitting size, best-breaking number of columns. Text too long for the last size ends in an ellipsis.
 */
export function fitColumns(
  text: string,
  style: Omit<VerticalStyle, 'sizePx'>,
  sizesPx: readonly number[],
  room: ColumnRoom,
  metrics: TextMetrics,
): ColumnText {
  let last: ColumnText | undefined
  for (const [at, sizePx] of sizesPx.entries()) {
    if (at < sizesPx.length - 1 && !couldFit(text, { ...style, sizePx }, room, metrics)) continue
    last = setColumns(text, { ...style, sizePx }, room.heightPx, metrics)
    if (fits(last, room)) return bestBroken(text, last, room, metrics)
  }
  return last
    ? shortened(last, room, metrics)
    : setColumns('', { ...style, sizePx: 1 }, room.heightPx, metrics)
}

/** Whether it is worth while to set the text in this room. */
export function couldFit(
  text: string,
  style: VerticalStyle,
  { widthPx, heightPx }: ColumnRoom,
  metrics: TextMetrics,
): boolean {
  return leastWidthPx(text, style, heightPx, metrics) <= widthPx + EPSILON_PX
}

function fits({ columns, pitchPx }: ColumnText, { widthPx, heightPx }: ColumnRoom): boolean {
  const isWide = columns.length * pitchPx <= widthPx + EPSILON_PX
  return isWide && columns.every(({ lengthPx }) => lengthPx <= heightPx + EPSILON_PX)
}

function bestBroken(text: string, fewest: ColumnText, room: ColumnRoom, metrics: TextMetrics): ColumnText {
  const { leastColumns = 0, moreColumnCost = MORE_COLUMNS.cost } = room
  const lacking = Math.max(0, leastColumns - fewest.columns.length)
  let best = fewest
  let bestCost = lacking > 0 ? Infinity : fewest.cost
  for (let more = 1; more <= lacking + MORE_COLUMNS.most; more += 1) {
    const count = fewest.columns.length + more
    const set = setColumns(text, fewest.style, room.heightPx, metrics, count)
    if (set.columns.length !== count || !fits(set, room)) break
    const cost = set.cost + more * moreColumnCost
    if (more >= lacking && cost < bestCost) [best, bestCost] = [set, cost]
  }
  return best
}

function shortened(
  { shown, style, columns, pitchPx }: ColumnText,
  room: ColumnRoom,
  metrics: TextMetrics,
): ColumnText {
  const count = Math.max(1, Math.floor((room.widthPx + EPSILON_PX) / pitchPx))
  const reach = columns[count - 1]?.end ?? shown.length
  for (const { text, end } of shorten(shown, reach)) {
    const set = setColumns(text, style, room.heightPx, metrics)
    const last = set.columns.at(-1)
    if (!last || !fits(set, room)) continue
    return { ...set, columns: [...set.columns.slice(0, -1), { ...last, end }], truncated: true }
  }
  return { ...setColumns('', style, room.heightPx, metrics), truncated: true }
}

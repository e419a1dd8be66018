import type { SceneBlock, SceneCells } from '../scene/nodes'
import type { CaretMap } from './caret'

/** Of a character, to either side of its middle: what a caret and a selection cover. */
const REACH_EM = 0.6

/** Caret positions in words that stand in cells: a caret lies across its column. */
export function cellLines(
  { box, sizePx }: SceneBlock,
  { isVertical, lines, headPx, pitchPx }: SceneCells,
): Pick<CaretMap, 'isVertical' | 'lines' | 'pitchPx' | 'headPx'> {
  const [along, across] = isVertical ? [box.y, box.x] : [box.x, box.y]
  const reachPx = REACH_EM * sizePx
  return {
    isVertical,
    lines: lines.map(({ start, end, middlePx, stops }) => ({
      start,
      end,
      stops: stops.map(({ offset, alongPx }) => ({ offset, alongPx: along + alongPx })),
      fromPx: across + middlePx - reachPx,
      toPx: across + middlePx + reachPx,
      middlePx: across + middlePx,
    })),
    pitchPx,
    headPx: along + headPx,
  }
}

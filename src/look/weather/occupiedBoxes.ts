import { boxesOverlap } from '../../scene/box'
import type { Box, Point } from '../../scene/nodes'

/** Where words are in front of scenery: bright or large scenery avoids it. */
export interface OccupiedBoxes {
  text: Box | null // quote, translation and author; null if a page is between them and the scenery
  lines: readonly Box[] // date and watermark
}

const FOOT = { from: 0.75, printPx: 40 } // of an area's height; px for small print
const HEAD = 0.25 // of an area's height: small print above it is at the head

/** True if a box overlaps the quote's box or a line's. */
export function isAmongWords({ text, lines }: OccupiedBoxes, box: Box): boolean {
  return [...(text ? [text] : []), ...lines].some((words) => boxesOverlap(words, box))
}

/** The box of an ellipse. */
export function around({ x, y }: Point, rx: number, ry = rx): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
}

/** How far small print at an area's head reaches into it; 0 if it is at the foot. */
export function headPx(area: Box, lines: OccupiedBoxes['lines']): number {
  const feet = lines.map(({ y, height }) => y + height - area.y)
  return Math.max(0, ...feet.filter((foot) => foot < area.height * HEAD))
}

/** The room for scenery under the words: the foot of the quote's box, and the top of the small print below it. */
export function footRoom(
  area: Box,
  unit: number,
  { text, lines }: OccupiedBoxes,
): { textFoot: number; lineTop: number } {
  const foot = area.y + area.height
  const low = lines.map(({ y }) => y).filter((y) => y > area.y + area.height * FOOT.from && y < foot)
  return {
    textFoot: text ? text.y + text.height : area.y + area.height * FOOT.from,
    lineTop: Math.min(foot - FOOT.printPx * unit, ...low),
  }
}

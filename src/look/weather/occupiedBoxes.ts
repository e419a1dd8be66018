import { boxesOverlap } from '../../scene/box'
import type { Box } from '../../scene/nodes'

/** Bright or large scenery avoids text. */
export interface OccupiedBoxes {
  text: Box | null // quote, translation, author; null if a page covers the scenery behind them
  lines: readonly Box[] // date and watermark
}

const FOOT = { from: 0.75, printPx: 40 } // × area height; px for small print
const HEAD = 0.25 // × area height: small print above this is at the top

export function isAmongWords({ text, lines }: OccupiedBoxes, box: Box): boolean {
  return [...(text ? [text] : []), ...lines].some((words) => boxesOverlap(words, box))
}

export function headPx(area: Box, lines: OccupiedBoxes['lines']): number {
  const feet = lines.map(({ y, height }) => y + height - area.y)
  return Math.max(0, ...feet.filter((foot) => foot < area.height * HEAD))
}

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

import type { Box, SceneNode } from './nodes'

const TEXT_EM = { above: 0.8, below: 0.25 } // × the size, from the baseline

/** Where a line of text is printed; none for other nodes. */
export function printBox(node: SceneNode): Box[] {
  if (node.type !== 'text' || node.runs.length === 0) return []
  const from = Math.min(...node.runs.map(({ x }) => x))
  const end = Math.max(...node.runs.map(({ x, widthPx }) => x + widthPx))
  const sizePx = Math.max(...node.runs.map(({ font }) => font.sizePx))
  const height = (TEXT_EM.above + TEXT_EM.below) * sizePx
  return [{ x: node.x + from, y: node.y - TEXT_EM.above * sizePx, width: end - from, height }]
}

import { outsetBox } from '../scene/box'
import type { Box, SceneNode } from '../scene/nodes'

/** Some bounds are unknown before drawing. */
const EVERYWHERE: Box = { x: -20_000, y: -20_000, width: 40_000, height: 40_000 }

/** It is generous: anything an isolated group paints outside it is lost. */
export function inkBox(node: SceneNode): Box {
  if (node.type === 'image') return node
  if (node.type === 'rect') {
    const reaches = (node.shadows ?? []).map(({ dx, dy, blurPx, spreadPx, inset }) =>
      inset ? 0 : Math.max(Math.abs(dx), Math.abs(dy)) + Math.max(0, spreadPx) + blurPx * 1.5 + 2,
    )
    return outsetBox(node, Math.max(0, ...reaches, node.stroke?.widthPx ?? 0))
  }
  if (node.type === 'text') {
    const tallest = Math.max(0, ...node.runs.map(({ font }) => font.sizePx))
    const end = Math.max(0, ...node.runs.map(({ x, widthPx }) => x + widthPx))
    return { x: node.x - tallest, y: node.y - 2 * tallest, width: end + 2 * tallest, height: 3 * tallest }
  }
  return (node.type === 'group' && node.clip) || EVERYWHERE
}

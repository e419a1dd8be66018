import { outsetBox } from '../scene/box'
import type { GroupNode, SceneNode, Box } from '../scene/nodes'

/** Some bounds are unknown before drawing. */
const EVERYWHERE: Box = { x: -20_000, y: -20_000, width: 40_000, height: 40_000 }

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

/** A blurred group paints its children itself, so callers treat it as one picture. */
export function isPlainGroup(node: SceneNode): node is GroupNode {
  return node.type === 'group' && (node.blurPx ?? 0) <= 0
}

/** True if a node paints a place twice, so it must fade as one picture. */
export function overlapsItself(node: SceneNode): boolean {
  if (isPlainGroup(node)) return node.children.length > 1 || node.children.some(overlapsItself)
  if (node.type !== 'rect' && node.type !== 'path') return false
  const shadows = node.type === 'rect' ? (node.shadows?.length ?? 0) : 0
  return (node.fill === undefined ? 0 : 1) + (node.stroke ? 1 : 0) + shadows > 1
}

export function fadesAsOne(node: SceneNode): boolean {
  return (node.opacity ?? 1) < 1 && overlapsItself(node)
}

export function traceBox(path: CanvasPath, { x, y, width, height }: Box, radiusPx = 0): void {
  const radius = Math.min(radiusPx, width / 2, height / 2)
  if (radius > 0) path.roundRect(x, y, width, height, radius)
  else path.rect(x, y, Math.max(0, width), Math.max(0, height))
}

import type { GroupNode, SceneNode } from '../../scene/nodes'

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

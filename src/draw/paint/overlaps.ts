import type { GroupNode, SceneNode } from '../../scene/nodes'

/** A blurred group is one picture to those who draw it: it paints its children by itself. */
export function isPlainGroup(node: SceneNode): node is GroupNode {
  return node.type === 'group' && (node.blurPx ?? 0) <= 0
}

/** True if a node lays paint twice on the same place: when it fades, it must fade as one picture. */
export function overlapsItself(node: SceneNode): boolean {
  if (isPlainGroup(node)) return node.children.length > 1 || node.children.some(overlapsItself)
  if (node.type !== 'rect' && node.type !== 'path') return false
  const shadows = node.type === 'rect' ? (node.shadows?.length ?? 0) : 0
  return (node.fill === undefined ? 0 : 1) + (node.stroke ? 1 : 0) + shadows > 1
}

/** True if a node is drawn on a canvas of its own, to fade as one picture. */
export function fadesAsOne(node: SceneNode): boolean {
  return (node.opacity ?? 1) < 1 && overlapsItself(node)
}

import type { GroupNode, PartId, SceneNode } from './nodes'

export interface LeafNode {
  node: Exclude<SceneNode, GroupNode>
  block: PartId | undefined // its own, or the innermost group's
  rotation: GroupNode['rotation'] // the innermost group's
}

export function leafNodes(nodes: readonly SceneNode[], parent?: Omit<LeafNode, 'node'>): LeafNode[] {
  return nodes.flatMap((node) => {
    const block = node.block ?? parent?.block
    if (node.type !== 'group') return [{ node, block, rotation: parent?.rotation }]
    return leafNodes(node.children, { block, rotation: node.rotation ?? parent?.rotation })
  })
}

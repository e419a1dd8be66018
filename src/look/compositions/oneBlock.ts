import { unionOf } from '../../scene/box'
import type { BlockParts, SceneNode } from '../../scene/nodes'

/** Lines of one block that are set apart from each other: selected and moved together, none of them written in. */
export function oneBlock(lines: readonly BlockParts[]): BlockParts[] {
  const [first] = lines
  if (!first) return []
  const { lines: _typedLines, ...block } = first.block
  return [
    {
      block: { ...block, box: unionOf(lines.map((line) => line.block.box)) },
      nodes: lines.flatMap(({ nodes }, at) => nodes.map((node) => numbered(node, at))),
    },
  ]
}

/** Ids that stay apart: each line's own nodes are counted from 0. */
function numbered(node: SceneNode, at: number): SceneNode {
  return at === 0 ? node : { ...node, id: `${node.id}-${at}` }
}

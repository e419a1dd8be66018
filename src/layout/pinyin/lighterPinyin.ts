import { groundsOnPaper, type Paper } from '../../look/compositions/paper'
import type { BlockParts, SceneNode } from '../../scene/nodes'
import type { Pinyin } from '../../text/pinyin/pinyin'
import type { Backdrop } from '../passes/decorate'

/** Pinyin in a lighter ink than the words below it, as far as it can be read where it stands. */
export function withLighterPinyin(
  { block, nodes }: BlockParts,
  pinyin: Pinyin | undefined,
  { groundsIn }: Backdrop,
  papers: readonly Paper[],
): BlockParts {
  if (!pinyin) return { block, nodes }
  const lighter = (node: SceneNode): SceneNode =>
    node.type === 'text' && node.isPinyin
      ? {
          ...node,
          fill: pinyin.lighter(node.fill, groundsOnPaper(papers, node) ?? groundsIn(block.box, block.id)),
        }
      : node
  return { block, nodes: nodes.map(lighter) }
}

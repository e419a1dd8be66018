import { inkByHand } from '../card/inksByHand'
import type { CardSettings } from '../card/settings'
import { untilReadable } from '../look/inks'
import { groundsOnPaper, type Paper } from '../look/compositions/paper'
import type { BlockParts, SceneNode } from '../scene/nodes'
import type { Backdrop } from './passes/decorate'

/** More than words need: how bright scenery makes a sky is known to a few percent. */
const CONTRAST = 4.75

/**
 * A template's inks were chosen by eye for where its words stand. A long text carries the last of them further, into a
 * brighter sky: those are lightened or darkened until they can be read there. Inks set by hand stay.
 */
export function inkedWhereTheyStand(
  parts: BlockParts,
  settings: CardSettings,
  { hasPage, groundsIn }: Backdrop,
  papers: readonly Paper[],
): BlockParts {
  const { block, nodes } = parts
  if (hasPage || inkByHand(settings, block.role ?? block.id) !== '') return parts
  const grounds = groundsIn(block.box, block.id)
  const inked = (node: SceneNode): SceneNode =>
    node.type === 'text' && node.id !== 'ornament'
      ? { ...node, fill: untilReadable(node.fill, groundsOnPaper(papers, node) ?? grounds, CONTRAST) }
      : node
  return grounds.length > 0 ? { block, nodes: nodes.map(inked) } : parts
}

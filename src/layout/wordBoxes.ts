import { WORDS_STEP_PX } from '../look/wordsStep'
import { boxesOverlap, unionOf } from '../scene/box'
import { leafNodes } from '../scene/leafNodes'
import {
  isSmallPrint,
  type BlockId,
  type Box,
  type Scene,
  type SceneBlock,
  type SceneNode,
} from '../scene/nodes'

/** Snapped to steps so that the scrim does not change with every letter. */
export interface WordBoxes {
  block: Box | null
  feet: readonly Box[]
}

const WORDLESS_BLOCKS: ReadonlySet<string> = new Set<BlockId>(['logo', 'productPicture', 'qrCode', 'seal'])
const STEP_PX = { block: WORDS_STEP_PX, foot: 8 }

/** Includes text that a composition prints outside blocks. */
export function wordBoxesOn(
  { blocks, live }: Pick<Scene, 'blocks' | 'live'>,
  area: Box,
  isComposed: boolean,
): WordBoxes {
  const on = blocks.filter(({ id, box }) => !WORDLESS_BLOCKS.has(id) && boxesOverlap(box, area))
  const isFoot = ({ id }: SceneBlock) => isSmallPrint(id)
  const boxes = on.filter((block) => !isFoot(block)).map(({ box }) => box)
  return {
    block: boxes.length > 0 ? snapToSteps(unionOf(boxes), STEP_PX.block) : null,
    feet: [...on.filter(isFoot).map(({ box }) => box), ...(isComposed ? printedBoxes(blocks, live) : [])].map(
      (box) => snapToSteps(box, STEP_PX.foot),
    ),
  }
}

function printedBoxes(blocks: readonly SceneBlock[], live: readonly SceneNode[]): Box[] {
  const boxes = new Map<string | undefined, Box>(blocks.map(({ id, box }) => [id, box]))
  return leafNodes(live).flatMap(({ node, block }) => {
    if (node.type !== 'text' || !node.id.startsWith('composition-')) return []
    const sizePx = Math.max(...node.runs.map(({ font }) => font.sizePx))
    const width = Math.max(...node.runs.map(({ x, widthPx }) => x + widthPx))
    const printed = { x: node.x, y: node.y - sizePx, width, height: 1.3 * sizePx }
    const own = boxes.get(block)
    return own && boxesOverlap(own, printed) ? [] : [printed]
  })
}

function snapToSteps({ x, y, width, height }: Box, step: number): Box {
  const [left, top] = [Math.floor(x / step) * step, Math.floor(y / step) * step]
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / step) * step - left,
    height: Math.ceil((y + height) / step) * step - top,
  }
}

import { rotateVector, type Fitting, middleOf, outsetBox } from '../../../../scene/box'
import { leafNodes } from '../../../../scene/leafNodes'
import type {
  Box,
  GroupNode,
  ImageNode,
  PartId,
  Point,
  Scene,
  SceneNode,
  TextNode,
} from '../../../../scene/nodes'
import { minus, plus, type RotatedBox, distanceTo, toLocal } from './geometry'

export interface CanvasBlock extends RotatedBox {
  id: PartId
  role: PartId // whose settings it uses: for the quote, those of its primary text
  isPicture: boolean
  sizePx: number // 0 if it cannot be resized
  hasFixedWidth: boolean // its lines have no width that can be chosen
  offset: Point // px it was moved by hand
  words: string
  ink: string // '' for the picture
  picture?: Fitting & { zoom: number; src: string }
}

/** Blocks from bottom to top: the picture, then texts in drawing order. */
export function canvasBlocks(scene: Scene): CanvasBlock[] {
  const picture = pictureIn(scene.still)
  const texts = wordsByBlock(scene.live)
  const blocks = scene.blocks.map((block): CanvasBlock => {
    const own = texts.get(block.id) ?? []
    return {
      id: block.id,
      role: block.role ?? block.id,
      isPicture: false,
      box: block.box,
      turnDeg: block.turnDeg ?? 0,
      sizePx: block.sizePx,
      hasFixedWidth: block.cells !== undefined || block.isFullWidth === true,
      offset: block.offset ?? { x: 0, y: 0 },
      words: joinedLines(own.map(({ runs }) => runs.map(({ text }) => text).join(''))),
      ink: own[0]?.fill ?? '',
    }
  })
  return picture ? [picture, ...blocks] : blocks
}

type Rotation = NonNullable<GroupNode['rotation']>

function pictureIn(nodes: readonly SceneNode[]): CanvasBlock | null {
  const found = leafNodes(nodes).findLast(({ node, block }) => node.type === 'image' && block === 'picture')
  return found ? pictureBlock(found.node as ImageNode, found.rotation ?? null) : null
}

function pictureBlock(node: ImageNode, turn: Rotation | null): CanvasBlock {
  const { x, y, width, height, src, fit, focus, zoom = 1, subject } = node
  return {
    id: 'picture',
    role: 'picture',
    isPicture: true,
    box: turn ? rotatedAbout({ x, y, width, height }, turn) : { x, y, width, height },
    turnDeg: turn?.deg ?? 0,
    sizePx: 0,
    hasFixedWidth: false,
    offset: { x: 0, y: 0 },
    words: '',
    ink: '',
    picture: { src, fit, focus, zoom, ...(subject && { subject }) },
  }
}

function rotatedAbout(box: Box, { deg, about }: Rotation): Box {
  const middle = middleOf(box)
  const rotatedMiddle = plus(about, rotateVector(minus(middle, about), deg))
  return { ...box, ...plus(box, minus(rotatedMiddle, middle)) }
}

function wordsByBlock(nodes: readonly SceneNode[]): Map<PartId, TextNode[]> {
  const found = new Map<PartId, TextNode[]>()
  for (const { node, block } of leafNodes(nodes))
    if (node.type === 'text' && block && node.isDecoration !== true)
      found.set(block, [...(found.get(block) ?? []), node])
  return found
}

function joinedLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join(' ')
    .replaceAll(
      /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef]) (?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu,
      '',
    )
}

/**
 * Small blocks get at least `minPx` (card px) per direction. The nearest in reach wins; of overlapping ones
 * the chosen, else the topmost, the picture last.
 */
export function blockAt(
  point: Point,
  blocks: readonly CanvasBlock[],
  minPx: number,
  chosenId: CanvasBlock['id'] | null = null,
): CanvasBlock | null {
  const reached = blocks
    .map((block, order) => ({ block, order, far: distanceFrom(block, point, minPx) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => rank(a.block) - rank(b.block) || a.far - b.far || b.order - a.order)
  const nearest = reached[0]
  const chosen = reached.find(({ block }) => block.id === chosenId)
  const isChosenAsNear = chosen && nearest && chosen.far === nearest.far && !chosen.block.isPicture
  return (isChosenAsNear ? chosen : nearest)?.block ?? null
}

/** In card px; Infinity if out of reach. */
function distanceFrom(block: CanvasBlock, point: Point, minPx: number): number {
  const { box } = block
  const local = toLocal(block, point)
  if (block.isPicture) return distanceTo(box, local) === 0 ? 0 : Infinity
  const target = outsetBox(box, Math.max(0, (minPx - box.width) / 2), Math.max(0, (minPx - box.height) / 2))
  return distanceTo(target, local) === 0 ? distanceTo(box, local) : Infinity
}

function rank({ isPicture }: CanvasBlock): number {
  return isPicture ? 1 : 0
}

import { rotateVector } from '../../../../scene/box'
import type { Fitting } from '../../../../scene/fittedBox'
import type { Box, ImageNode, PartId, Point, Scene, SceneNode, TextNode } from '../../../../scene/nodes'
import { middleOf, minus, plus, type RotatedBox } from './geometry'

/** A selectable part of the card: a text block, or the picture below them all. */
export interface CanvasBlock extends RotatedBox {
  id: PartId
  isPicture: boolean
  sizePx: number // of its text; 0 if it cannot be resized
  offset: Point // px it was moved by hand
  words: string // as shown on the card
  ink: string // its colour; '' for the picture
  picture?: Fitting & { zoom: number; src: string }
}

/** The card's blocks from bottom to top: the picture, then the texts in drawing order. */
export function canvasBlocks(scene: Scene): CanvasBlock[] {
  const picture = pictureIn(scene.still, null)
  const texts = wordsByBlock(scene.live)
  const blocks = scene.blocks.map((block): CanvasBlock => {
    const own = texts.get(block.id) ?? []
    return {
      id: block.id,
      isPicture: false,
      box: block.box,
      turnDeg: block.turnDeg ?? 0,
      sizePx: block.sizePx,
      offset: block.offset ?? { x: 0, y: 0 },
      words: joinedLines(own.map(({ runs }) => runs.map(({ text }) => text).join(''))),
      ink: own[0]?.fill ?? '',
    }
  })
  return picture ? [picture, ...blocks] : blocks
}

interface Rotation {
  deg: number
  about: Point
}

/** The topmost if there are two. */
function pictureIn(nodes: readonly SceneNode[], turn: Rotation | null): CanvasBlock | null {
  const found = nodes.map((node) => {
    if (node.type === 'group') return pictureIn(node.children, node.rotation ?? turn)
    return node.type === 'image' && node.block === 'picture' ? pictureBlock(node, turn) : null
  })
  return found.findLast((block) => block !== null) ?? null
}

function pictureBlock(node: ImageNode, turn: Rotation | null): CanvasBlock {
  const { x, y, width, height, src, fit, focus, zoom = 1 } = node
  return {
    id: 'picture',
    isPicture: true,
    box: turn ? rotatedAbout({ x, y, width, height }, turn) : { x, y, width, height },
    turnDeg: turn?.deg ?? 0,
    sizePx: 0,
    offset: { x: 0, y: 0 },
    words: '',
    ink: '',
    picture: { src, fit, focus, zoom },
  }
}

/** The unrotated box around the rotateVector middle. */
function rotatedAbout(box: Box, { deg, about }: Rotation): Box {
  const middle = middleOf(box)
  const rotatedMiddle = plus(about, rotateVector(minus(middle, about), deg))
  return { ...box, ...plus(box, minus(rotatedMiddle, middle)) }
}

/** The text nodes of each block; children inherit their parent's block. */
function wordsByBlock(nodes: readonly SceneNode[]): Map<PartId, TextNode[]> {
  const found = new Map<PartId, TextNode[]>()
  const look = (within: readonly SceneNode[], parent: PartId | undefined) => {
    for (const node of within) {
      const block = node.block ?? parent
      if (node.type === 'group') look(node.children, block)
      else if (node.type === 'text' && block && node.isDecoration !== true)
        found.set(block, [...(found.get(block) ?? []), node])
    }
  }
  look(nodes, undefined)
  return found
}

/** Joins Latin lines with a space, Chinese lines without. */
function joinedLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join(' ')
    .replaceAll(
      /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef]) (?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu,
      '',
    )
}

import {
  boundsOf,
  boxesOverlap,
  cornersOf,
  intersectBoxes,
  outsetBox,
  rotateVector,
  unionOf,
} from '../../scene/box'
import type { Box, GroupNode, PathNode, Point, SceneNode, TextNode } from '../../scene/nodes'
import { isSameJson } from '../../scene/values'
import { inkBox } from '../inkBox'
import { pathBox } from '../pathBox'

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 }

/** Latin letters and marks of Western Europe, Chinese. */
export const ORDINARY = /^[\x20-\x7e\xa0-\xff–—‘’‚“”„•…‹›\u3000-\u3011\uff01-\uff5e\p{sc=Han}]*$/u
/** How far such glyphs reach from the baseline, in any face that we ship. */
export const ORDINARY_INK_EM = { above: 1.25, below: 0.45 }

/** Engines draw larger glyphs as outlines. */
const LARGEST_GLYPH_PX = 200

/**
 * The part of a picture that its nodes change, in logical px; null if it may be all of it. Painting nothing but that
 * part leaves the same bytes as painting everything: a curve that a clip cuts is smoothed a shade otherwise beside the
 * cut, so what must not be cut is in it as a whole. `ratio`: device px per logical px.
 */
export function damageBetween(
  before: readonly SceneNode[],
  after: readonly SceneNode[],
  ratio: number,
): Box | null {
  const places = new Map(before.map(({ id }, at) => [id, at]))
  const changed: SceneNode[] = []
  const kept: SceneNode[] = []
  let lastPlace = -1
  for (const node of after) {
    const place = places.get(node.id)
    if (place === undefined) {
      changed.push(node)
      continue
    }
    if (place < lastPlace) return null // another order
    lastPlace = place
    places.delete(node.id)
    const old = before[place]!
    if (isSameJson(old, node)) kept.push(node)
    else changed.push(old, node)
  }
  for (const place of places.values()) changed.push(before[place]!)
  if (changed.length === 0) return NOTHING
  const boxes = changed.map(paintedBox)
  return boxes.every((box) => box !== null) ? withWhole(unionOf(boxes), kept, ratio) : null
}

/** The box, enlarged by all nodes that it would cut and that must not be cut. */
function withWhole(box: Box, nodes: readonly SceneNode[], ratio: number): Box | null {
  const others = nodes.filter((node) => !canBeCut(node, ratio)).map(paintedBox)
  if (!others.every((other) => other !== null)) return null
  let whole = box
  for (let outside = others; ;) {
    const cut = outside.filter((other) => boxesOverlap(whole, other, 0))
    if (cut.length === 0) return whole
    whole = unionOf([whole, ...cut])
    outside = outside.filter((other) => !cut.includes(other))
  }
}

/** True for straight edges and for glyphs, of which engines keep pictures. */
function canBeCut(node: SceneNode, ratio: number): boolean {
  if (node.type === 'text') return node.runs.every(({ font }) => font.sizePx * ratio <= LARGEST_GLYPH_PX)
  return (
    node.type === 'rect' &&
    typeof node.fill === 'string' &&
    (node.radiusPx ?? 0) === 0 &&
    node.stroke === undefined &&
    (node.shadows ?? []).length === 0
  )
}

/** A box that holds all that a node paints; null if it is unknown. */
export function paintedBox(node: SceneNode): Box | null {
  if (node.type === 'path') return pathNodeBox(node)
  if (node.type === 'group') return groupBox(node)
  if (node.type === 'text') return textBox(node)
  return node.type === 'image' && (node.blurPx ?? 0) > 0 ? null : inkBox(node)
}

/** Less than its `inkBox` where no glyph piles accents up or hangs low: a line does not reach the second one above it. */
function textBox(node: TextNode): Box {
  const box = inkBox(node)
  if (!node.runs.every(({ text }) => ORDINARY.test(text))) return box
  const tallest = Math.max(0, ...node.runs.map(({ font }) => font.sizePx))
  const { above, below } = ORDINARY_INK_EM
  return { ...box, y: node.y - above * tallest, height: (above + below) * tallest }
}

function pathNodeBox({ d, place, stroke }: PathNode): Box | null {
  const box = pathBox(d)
  if (!box) return null
  const { x, y, width, height } = outsetBox(box, stroke?.widthPx ?? 0)
  if (!place) return { x, y, width, height }
  const { scale } = place
  return { x: place.x + x * scale, y: place.y + y * scale, width: width * scale, height: height * scale }
}

function groupBox({ children, clip, blurPx = 0, rotation, scale }: GroupNode): Box | null {
  if (children.length === 0) return NOTHING
  const boxes = blurPx > 0 ? [null] : children.map(paintedBox)
  const inside = boxes.every((box) => box !== null) ? unionOf(boxes) : null
  const box = clip && inside ? intersectBoxes(clip, inside) : (clip ?? inside)
  if (!box) return null
  if (scale) return scaledBox(box, scale)
  return rotation ? turnedBox(box, rotation) : box
}

function scaledBox(box: Box, { x, y, about }: NonNullable<GroupNode['scale']>): Box {
  const scaled = (corner: Point) => ({
    x: about.x + x * (corner.x - about.x),
    y: about.y + y * (corner.y - about.y),
  })
  return boundsOf(cornersOf(box).map(scaled))
}

/** The upright box around a turned one. */
function turnedBox(box: Box, { deg, about }: NonNullable<GroupNode['rotation']>): Box {
  const turned = ({ x, y }: Point): Point => {
    const fromMiddle = rotateVector({ x: x - about.x, y: y - about.y }, deg)
    return { x: about.x + fromMiddle.x, y: about.y + fromMiddle.y }
  }
  return boundsOf(cornersOf(box).map(turned))
}

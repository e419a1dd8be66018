import type { Context } from 'konva/lib/Context.js'
import type { GroupConfig } from 'konva/lib/Group.js'
import type { Shape, ShapeConfig } from 'konva/lib/Shape.js'
import type { GroupNode, SceneNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { inkBox } from '../inkBox'
import { context2d } from './internals'
import { isOutsidePart } from './paintedPart'
import { traceBox } from '../paint/outline'
import { isPlainGroup, overlapsItself } from '../paint/overlaps'
import { paintLeaf } from '../paint/paintNodes'

/**
 * Scene nodes in Konva's vocabulary: every leaf is a Konva.Shape drawn by our own paint, every
 * group a Konva.Group. Preview and export both build from these, so they cannot drift apart.
 */
export type KonvaSpec =
  | { kind: 'Shape'; id: string; attrs: ShapeConfig }
  | { kind: 'Group'; id: string; attrs: GroupConfig; children: readonly KonvaSpec[] }

export function konvaSpec(node: SceneNode, kit: DrawKit): KonvaSpec {
  return isPlainGroup(node) ? groupSpec(node, kit) : leafSpec(node, kit)
}

function leafSpec(node: SceneNode, kit: DrawKit): KonvaSpec {
  const opacity = node.opacity ?? 1
  const attrs: ShapeConfig = {
    id: node.id,
    listening: false,
    sceneFunc: paintShape,
    selfRectFunc: () => inkBox(node),
    node,
    kit,
    ...(node.type === 'group' && transformAttrs(node)),
  }
  if (opacity >= 1) return { kind: 'Shape', id: node.id, attrs }
  if (!overlapsItself(node)) return { kind: 'Shape', id: node.id, attrs: { ...attrs, opacity } }
  // fill, edge and shadow overlap: they must fade as one picture
  const inner: KonvaSpec = { kind: 'Shape', id: node.id, attrs }
  const faded = { id: `${node.id}-faded`, listening: false, opacity, isolated: true }
  return { kind: 'Group', id: node.id, attrs: faded, children: [inner] }
}

function groupSpec(node: GroupNode, kit: DrawKit): KonvaSpec {
  const { id, clip, opacity = 1, children } = node
  const attrs: GroupConfig = { id, listening: false, ...transformAttrs(node) }
  if (opacity < 1) {
    attrs.opacity = opacity
    attrs.isolated = overlapsItself(node)
  }
  if (clip) attrs.clipFunc = (ctx: Context) => traceBox(context2d(ctx), clip, clip.radiusPx)
  return { kind: 'Group', id, attrs, children: children.map((child) => konvaSpec(child, kit)) }
}

function transformAttrs({ rotation, scale }: GroupNode): GroupConfig {
  if (scale) {
    const { x, y, about } = scale
    return { x: about.x, y: about.y, offsetX: about.x, offsetY: about.y, scaleX: x, scaleY: y }
  }
  if (!rotation) return {}
  const { deg, about } = rotation
  return { x: about.x, y: about.y, offsetX: about.x, offsetY: about.y, rotation: deg }
}

/** One function for all shapes: a new closure per render would make react-konva redraw the layer. */
function paintShape(context: Context, shape: Shape): void {
  const node = shape.getAttr('node') as SceneNode
  if (!isOutsidePart(shape, node)) paintLeaf(context2d(context), node, shape.getAttr('kit') as DrawKit)
}

import type { Context } from 'konva/lib/Context.js'
import type { GroupConfig } from 'konva/lib/Group.js'
import type { Shape, ShapeConfig } from 'konva/lib/Shape.js'
import type { GroupNode, SceneNode } from '../../scene/nodes'
import type { PaintContext } from '../paintContext'
import { inkBox, isPlainGroup, overlapsItself, traceBox } from '../inkBox'
import { paintLeaf } from '../paint/paintNodes'

/** The form that `Konva.Node.create` reads. */
export type KonvaNode =
  | { className: 'Shape'; attrs: ShapeConfig & { id: string } }
  | { className: 'Group'; attrs: GroupConfig & { id: string }; children: readonly KonvaNode[] }

export function konvaNode(node: SceneNode, paintContext: PaintContext): KonvaNode {
  return isPlainGroup(node) ? groupOf(node, paintContext) : shapeOf(node, paintContext)
}

/** Konva's `Rect` lacks inner shadow, spread and grain, and its `Text` breaks lines. */
function shapeOf(node: SceneNode, paintContext: PaintContext): KonvaNode {
  const opacity = node.opacity ?? 1
  const attrs = {
    id: node.id,
    listening: false,
    sceneFunc: paintShape,
    selfRectFunc: () => inkBox(node),
    node,
    paintContext,
    ...(node.type === 'group' && transformAttrs(node)),
  }
  if (opacity >= 1) return { className: 'Shape', attrs }
  if (!overlapsItself(node)) return { className: 'Shape', attrs: { ...attrs, opacity } }
  // Fill, edge and shadow overlap, so they must fade as one picture.
  const faded = { id: `${node.id}-faded`, listening: false, opacity, isolated: true }
  return { className: 'Group', attrs: faded, children: [{ className: 'Shape', attrs }] }
}

function groupOf(node: GroupNode, paintContext: PaintContext): KonvaNode {
  const { id, clip, opacity = 1, children } = node
  const attrs: GroupConfig & { id: string } = { id, listening: false, ...transformAttrs(node) }
  if (opacity < 1) {
    attrs.opacity = opacity
    attrs.isolated = overlapsItself(node)
  }
  if (clip) attrs.clipFunc = (context: Context) => traceBox(context._context, clip, clip.radiusPx)
  return { className: 'Group', attrs, children: children.map((child) => konvaNode(child, paintContext)) }
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

/** Our paint code uses the engine's own context. */
function paintShape(context: Context, shape: Shape): void {
  paintLeaf(
    context._context,
    shape.getAttr('node') as SceneNode,
    shape.getAttr('paintContext') as PaintContext,
  )
}

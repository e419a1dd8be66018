import type { Context } from 'konva/lib/Context.js'
import type { GroupConfig } from 'konva/lib/Group.js'
import type { Shape, ShapeConfig } from 'konva/lib/Shape.js'
import type { GroupNode, SceneNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { frostedInSteps, paintFrosted, type DrawSmall } from '../frosted'
import { inkBox } from '../inkBox'
import { context2d } from './internals'
import { drawnAlone } from './konvaNodes'
import { traceBox } from '../paint/outline'
import { paintImage } from '../paint/paintImage'
import { paintPath } from '../paint/paintPath'
import { paintRect } from '../paint/paintRect'
import { paintText } from '../paint/paintText'

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

/** What is blurred in a node, done beforehand and a little at a time: painting the node then is quick. */
export function* frostInSteps(node: SceneNode, kit: DrawKit): Generator<void, void> {
  if (node.type !== 'group') return
  const { children, clip } = node
  if (isPlainGroup(node)) for (const child of children) yield* frostInSteps(child, kit)
  else if (clip) yield* frostedInSteps(node, clip, kit, drawSmall(node, kit))
}

/** A blurred group is one Shape to Konva: it paints its children by itself. */
function isPlainGroup(node: SceneNode): node is GroupNode {
  return node.type === 'group' && (node.blurPx ?? 0) <= 0
}

function leafSpec(node: SceneNode, kit: DrawKit): KonvaSpec {
  const opacity = node.opacity ?? 1
  const attrs: ShapeConfig = {
    id: node.id,
    listening: false,
    sceneFunc: paintLeaf,
    selfRectFunc: () => inkBox(node),
    node,
    kit,
    ...(node.type === 'group' && turnedAttrs(node)),
  }
  if (opacity >= 1) return { kind: 'Shape', id: node.id, attrs }
  if (strokesOf(node) <= 1) return { kind: 'Shape', id: node.id, attrs: { ...attrs, opacity } }
  // fill, edge and shadow overlap: they must fade as one picture
  const inner: KonvaSpec = { kind: 'Shape', id: node.id, attrs }
  const faded = { id: `${node.id}-faded`, listening: false, opacity, isolated: true }
  return { kind: 'Group', id: node.id, attrs: faded, children: [inner] }
}

function groupSpec(node: GroupNode, kit: DrawKit): KonvaSpec {
  const { id, clip, opacity = 1, children } = node
  const attrs: GroupConfig = { id, listening: false, ...turnedAttrs(node) }
  if (opacity < 1) {
    attrs.opacity = opacity
    attrs.isolated = children.length > 1 || children.some((child) => strokesOf(child) > 1)
  }
  if (clip) attrs.clipFunc = (ctx: Context) => traceBox(context2d(ctx), clip, clip.radiusPx)
  return { kind: 'Group', id, attrs, children: children.map((child) => konvaSpec(child, kit)) }
}

function turnedAttrs({ rotation }: GroupNode): GroupConfig {
  if (!rotation) return {}
  const { deg, about } = rotation
  return { x: about.x, y: about.y, offsetX: about.x, offsetY: about.y, rotation: deg }
}

/** How many times a node lays paint on the same place. */
function strokesOf(node: SceneNode): number {
  if (node.type === 'group' && !isPlainGroup(node)) return 1
  if (node.type === 'group')
    return node.children.length > 1 ? 2 : node.children.map(strokesOf).reduce((a, b) => a + b, 0)
  if (node.type === 'text') return 1
  if (node.type === 'image') return 1
  const shadows = node.type === 'rect' ? (node.shadows?.length ?? 0) : 0
  return (node.fill === undefined ? 0 : 1) + (node.stroke ? 1 : 0) + shadows
}

/** One function for all shapes: a new closure per render would make react-konva redraw the layer. */
function paintLeaf(context: Context, shape: Shape): void {
  const ctx = context2d(context)
  const node = shape.getAttr('node') as SceneNode
  const kit = shape.getAttr('kit') as DrawKit
  if (node.type === 'rect') paintRect(ctx, node, kit)
  else if (node.type === 'path') paintPath(ctx, node, kit)
  else if (node.type === 'text') paintText(ctx, node)
  else if (node.type === 'image') paintImage(ctx, node, kit)
  else paintFrosted(ctx, node, kit, drawSmall(node, kit))
}

function drawSmall(node: GroupNode, kit: DrawKit): DrawSmall {
  return (...at) => drawnAlone(specsOf(node, kit), ...at)
}

function specsOf({ children }: GroupNode, kit: DrawKit): KonvaSpec[] {
  return children.map((child) => konvaSpec(child, kit))
}

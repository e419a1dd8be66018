import type { Shape } from 'konva/lib/Shape.js'
import type { SceneNode } from '../../scene/nodes'

/** While only a part of a layer is painted: which nodes are outside it. */
export const outsidePart = new WeakMap<object, (node: SceneNode) => boolean>()

/** Whether a shape need not be painted now. One in a group, which may be turned, always is. */
export function isOutsidePart(shape: Shape, node: SceneNode): boolean {
  const parent = shape.getParent()
  return parent ? (outsidePart.get(parent)?.(node) ?? false) : false
}

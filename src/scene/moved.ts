import type { LinearGradient, Paint, Point, RadialGradient, SceneNode } from './nodes'

/** The node shifted by (dx, dy) px with all that it is made of, its gradients and its centre of turning too. */
export function moved(node: SceneNode, by: Point): SceneNode {
  if (by.x === 0 && by.y === 0) return node
  switch (node.type) {
    case 'text':
    case 'image':
      return { ...node, ...shifted(node, by) }
    case 'rect':
      return {
        ...node,
        ...shifted(node, by),
        ...(node.fill === undefined ? {} : { fill: movedPaint(node.fill, by) }),
        ...(node.stroke ? { stroke: { ...node.stroke, paint: movedPaint(node.stroke.paint, by) } } : {}),
      }
    case 'path':
      // Its paint is in the path's own coordinates, which go with it.
      return {
        ...node,
        place: { ...shifted(node.place ?? { x: 0, y: 0 }, by), scale: node.place?.scale ?? 1 },
      }
    case 'group':
      return {
        ...node,
        children: node.children.map((child) => moved(child, by)),
        ...(node.clip ? { clip: { ...node.clip, ...shifted(node.clip, by) } } : {}),
        ...(node.rotation ? { rotation: { ...node.rotation, about: shifted(node.rotation.about, by) } } : {}),
      }
  }
}

function shifted({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y }
}

function movedPaint<P extends Paint | string | LinearGradient>(paint: P, by: Point): P {
  if (typeof paint !== 'object') return paint
  if (paint.type === 'linear') return { ...paint, from: shifted(paint.from, by), to: shifted(paint.to, by) }
  if (paint.type === 'radial') {
    const { centre, focus } = paint as RadialGradient
    return { ...paint, centre: shifted(centre, by), ...(focus ? { focus: shifted(focus, by) } : {}) }
  }
  return paint
}

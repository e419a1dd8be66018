import type { LinearGradient, Paint, Point, RadialGradient, SceneNode } from './nodes'

/** Moves children, gradients and the centre of rotation or scale too. In px. */
export function moveNode(node: SceneNode, by: Point): SceneNode {
  if (by.x === 0 && by.y === 0) return node
  switch (node.type) {
    case 'text':
    case 'image':
      return { ...node, ...shiftPoint(node, by) }
    case 'rect':
      return {
        ...node,
        ...shiftPoint(node, by),
        ...(node.fill === undefined ? {} : { fill: movePaint(node.fill, by) }),
        ...(node.stroke ? { stroke: { ...node.stroke, paint: movePaint(node.stroke.paint, by) } } : {}),
      }
    case 'path':
      // Its paint uses the path's coordinates, which move with it.
      return {
        ...node,
        place: { ...shiftPoint(node.place ?? { x: 0, y: 0 }, by), scale: node.place?.scale ?? 1 },
      }
    case 'group':
      return {
        ...node,
        children: node.children.map((child) => moveNode(child, by)),
        ...(node.clip ? { clip: { ...node.clip, ...shiftPoint(node.clip, by) } } : {}),
        ...(node.rotation
          ? { rotation: { ...node.rotation, about: shiftPoint(node.rotation.about, by) } }
          : {}),
        ...(node.scale ? { scale: { ...node.scale, about: shiftPoint(node.scale.about, by) } } : {}),
      }
  }
}

function shiftPoint({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y }
}

function movePaint<P extends Paint | string | LinearGradient>(paint: P, by: Point): P {
  if (typeof paint !== 'object') return paint
  if (paint.type === 'linear')
    return { ...paint, from: shiftPoint(paint.from, by), to: shiftPoint(paint.to, by) }
  if (paint.type === 'radial') {
    const { centre, focus } = paint as RadialGradient
    return { ...paint, centre: shiftPoint(centre, by), ...(focus ? { focus: shiftPoint(focus, by) } : {}) }
  }
  return paint
}

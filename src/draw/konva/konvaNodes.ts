// Each part by itself: Core would bring tweens and more that no card moves by.
import { Group } from 'konva/lib/Group.js'
import type { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import type { Point } from '../../scene/nodes'
import type { KonvaSpec } from './konvaSpec'

/** The Konva nodes of a spec, belonging to no layer yet. */
export function builtSpec(spec: KonvaSpec): Shape | Group {
  if (spec.kind === 'Shape') return new Shape(spec.attrs)
  const group = new Group(spec.attrs)
  for (const child of spec.children) addSpec(group, child)
  return group
}

/** Builds the Konva nodes of a spec into a layer or group. */
export function addSpec(parent: Layer | Group, spec: KonvaSpec): void {
  parent.add(builtSpec(spec))
}

/** Specs drawn by themselves, `scale` device px per logical one, from `corner` on. */
export function drawnAlone(
  specs: readonly KonvaSpec[],
  corner: Point,
  scale: number,
  widthPx: number,
  heightPx: number,
): HTMLCanvasElement {
  const group = new Group({
    listening: false,
    x: -corner.x * scale,
    y: -corner.y * scale,
    scaleX: scale,
    scaleY: scale,
  })
  for (const spec of specs) addSpec(group, spec)
  try {
    return group.toCanvas({ x: 0, y: 0, width: widthPx, height: heightPx, pixelRatio: 1 })
  } finally {
    group.destroy()
  }
}

// Each part by itself: Core would bring tweens and more that no card moves by.
import { Group } from 'konva/lib/Group.js'
import { Shape } from 'konva/lib/Shape.js'
import type { KonvaSpec } from './konvaSpec'

/** The Konva nodes of a spec, belonging to no layer yet. */
export function builtSpec(spec: KonvaSpec): Shape | Group {
  if (spec.kind === 'Shape') return new Shape(spec.attrs)
  const group = new Group(spec.attrs)
  for (const child of spec.children) group.add(builtSpec(child))
  return group
}

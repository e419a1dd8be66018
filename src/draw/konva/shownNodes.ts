import type { Group } from 'konva/lib/Group.js'
import type { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import type { SceneNode } from '../../scene/nodes'
import { isSameJson } from '../../scene/values'
import type { DrawKit } from '../drawKit'
import { builtSpec } from './konvaNodes'
import { konvaSpec } from './konvaSpec'

/** What a layer shows. */
export interface ShownNodes {
  nodes: readonly SceneNode[]
  kit: DrawKit
}

interface Drawn {
  node: SceneNode
  by: Shape | Group
}

interface Shown extends ShownNodes {
  given: readonly SceneNode[] // the array that these nodes were given in
  drawn: readonly Drawn[]
}

const shownOn = new WeakMap<Layer, Shown>()

/** The layer's nodes; one that was given again as it was is the same object. */
export function nodesOn(layer: Layer): ShownNodes | null {
  return shownOn.get(layer) ?? null
}

/**
 * Makes a layer show these nodes, above what else it has, at its next frame. Not by React: rendering the stage's tree
 * would take a tenth of a keystroke, to find that one line has changed.
 */
export function showNodes(layer: Layer, nodes: readonly SceneNode[], kit: DrawKit): void {
  const before = shownOn.get(layer)
  if (before?.given === nodes && before.kit === kit) return
  const left = new Map(before?.drawn.map((old) => [old.node.id, old]))
  const drawn = nodes.map((node): Drawn => {
    const old = left.get(node.id)
    if (old && before?.kit === kit && isSameJson(old.node, node)) {
      left.delete(node.id)
      return old
    }
    const spec = konvaSpec(node, kit)
    if (spec.kind === 'Shape' && old?.by instanceof Shape && hasAttrs(old.by, spec.attrs)) {
      left.delete(node.id)
      old.by.setAttrs(spec.attrs)
      return { node, by: old.by }
    }
    const by = builtSpec(spec)
    layer.add(by)
    return { node, by }
  })
  if (before && before.kit === kit && left.size === 0 && drawn.every((one, at) => one === before.drawn[at])) {
    before.given = nodes // the same picture in another array: what lies below the words would be painted anew
    return
  }
  for (const { by } of left.values()) by.destroy()
  if (drawn.some(({ by }, at) => by !== before?.drawn[at]?.by)) for (const { by } of drawn) by.moveToTop()
  shownOn.set(layer, { given: nodes, nodes: drawn.map(({ node }) => node), kit, drawn })
  layer.batchDraw()
}

/** Whether a shape has these attributes and no others, whatever their values. */
function hasAttrs(shape: Shape, attrs: object): boolean {
  const own = Object.keys(shape.getAttrs() as object)
  return own.length === Object.keys(attrs).length && own.every((key) => Object.hasOwn(attrs, key))
}

import type { Group } from 'konva/lib/Group.js'
import type { Layer } from 'konva/lib/Layer.js'
import type { Shape } from 'konva/lib/Shape.js'
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

interface Shown extends ShownNodes {
  given: readonly SceneNode[] // the array that these nodes were given in
  drawn: ReadonlyMap<string, { node: SceneNode; by: Shape | Group }>
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
  const left = new Map(before?.drawn)
  const drawn = new Map<string, { node: SceneNode; by: Shape | Group }>()
  for (const node of nodes) {
    const old = left.get(node.id)
    if (old && before?.kit === kit && isSameJson(old.node, node)) {
      left.delete(node.id)
      old.by.moveToTop()
      drawn.set(node.id, old)
    } else {
      const by = builtSpec(konvaSpec(node, kit))
      layer.add(by)
      drawn.set(node.id, { node, by })
    }
  }
  for (const { by } of left.values()) by.destroy()
  shownOn.set(layer, { given: nodes, nodes: [...drawn.values()].map(({ node }) => node), kit, drawn })
  layer.batchDraw()
}

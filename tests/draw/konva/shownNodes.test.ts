import { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import { describe, expect, it } from 'vitest'
import { drawKit } from '../../../src/draw/drawKit'
import { nodesOn, showNodes } from '../../../src/draw/konva/shownNodes'
import { createPictures } from '../../../src/draw/pictures/images'
import type { SceneNode } from '../../../src/scene/nodes'
import '../../../src/draw/node/nodeCanvas' // an engine to draw with

const kit = drawKit(
  'strip',
  createPictures(() => Promise.reject(new Error())),
)

const rect = (id: string, rest: Partial<SceneNode> = {}) =>
  ({ type: 'rect', id, x: 0, y: 0, width: 4, height: 4, fill: '#ffffff', ...rest }) as SceneNode

function open() {
  const layer = new Layer({ listening: false })
  layer.batchDraw = () => layer // Node has no frames
  const ground = new Shape({ id: 'ground' })
  layer.add(ground)
  const show = (...nodes: SceneNode[]) => {
    showNodes(layer, nodes, kit)
    return layer.getChildren().map((child) => child.id())
  }
  const shapeOf = (id: string) => layer.getChildren().find((child) => child.id() === id)
  return { layer, show, shapeOf }
}

describe('the nodes of a layer', () => {
  it('are in their order above what it had', () => {
    const { show } = open()
    expect(show(rect('a'), rect('b'))).toEqual(['ground', 'a', 'b'])
    expect(show(rect('a'), rect('new'), rect('b', { x: 1 }))).toEqual(['ground', 'a', 'new', 'b'])
    expect(show(rect('b'), rect('a'))).toEqual(['ground', 'b', 'a'])
    expect(show()).toEqual(['ground'])
  })

  it('keep the object of one that is as it was', () => {
    const { layer, show, shapeOf } = open()
    show(rect('a'), rect('b'))
    const before = nodesOn(layer)!.nodes
    const [a, b] = [shapeOf('a'), shapeOf('b')]
    show(rect('a'), rect('b', { x: 1 }))
    const after = nodesOn(layer)!.nodes
    expect(after[0]).toBe(before[0])
    expect(after[1]).toMatchObject({ x: 1 })
    expect([shapeOf('a'), shapeOf('b')]).toEqual([a, b])
    expect(b!.getAttrs()).toMatchObject({ node: { x: 1 } })
  })

  it('are painted when one of them changes, comes, goes or moves, and not when they are given again as they were', () => {
    const { layer, show } = open()
    let painted = 0
    layer.batchDraw = () => {
      painted++
      return layer
    }
    const paintedFor = (...nodes: SceneNode[]) => {
      painted = 0
      show(...nodes)
      return painted
    }
    expect(paintedFor(rect('a'), rect('b'))).toBeGreaterThan(0)
    expect(paintedFor(rect('a'), rect('b'))).toBe(0)
    expect(paintedFor(rect('a'), rect('b', { x: 1 }))).toBeGreaterThan(0)
    expect(paintedFor(rect('b', { x: 1 }), rect('a'))).toBeGreaterThan(0)
    expect(paintedFor(rect('a'))).toBeGreaterThan(0)
    expect(paintedFor(rect('a'), rect('c'))).toBeGreaterThan(0)
    expect(paintedFor(rect('a'), rect('c'))).toBe(0)
  })

  it('are shaped anew by what fades, and by what no longer does', () => {
    const { show, shapeOf } = open()
    show(rect('a'))
    show(rect('a', { opacity: 0.5 }))
    expect(shapeOf('a')!.opacity()).toBe(0.5)
    show(rect('a'))
    expect(shapeOf('a')!.opacity()).toBe(1)
    const faded = { type: 'group', id: 'a', opacity: 0.5, children: [rect('b'), rect('c')] } as const
    show(faded)
    expect(shapeOf('a')).toMatchObject({ children: [{}, {}] })
  })
})

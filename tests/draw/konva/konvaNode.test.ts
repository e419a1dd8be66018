import { Group } from 'konva/lib/Group.js'
import { Node } from 'konva/lib/Node.js'
import { Shape, type ShapeConfig } from 'konva/lib/Shape.js'
import { describe, expect, it } from 'vitest'
import type { PaintContext } from '../../../src/draw/paintContext'
import { createPictures } from '../../../src/draw/pictures/images'
import { konvaNode } from '../../../src/draw/konva/konvaNode'
import type { SceneNode } from '../../../src/scene/nodes'
import '../../../src/draw/node/nodeCanvas'
import { richScene, typicalScene } from '../fixtures'

const paintContext: PaintContext = {
  gradients: 'grained',
  pictures: createPictures(() => Promise.reject(new Error())),
}
const sheet: SceneNode = { type: 'rect', id: 'sheet', x: 1, y: 2, width: 3, height: 4, fill: '#ffffff' }

describe('scene nodes in Konva’s words', () => {
  it('are what Konva makes nodes of', () => {
    expect(Node.create(konvaNode(sheet, paintContext))).toBeInstanceOf(Shape)
    const group = Node.create(konvaNode({ type: 'group', id: 'g', children: [sheet] }, paintContext)) as Group
    expect(group).toBeInstanceOf(Group)
    expect(group.getChildren().map((child) => child.id())).toEqual(['sheet'])
  })

  it('never listen to the pointer', () => {
    const nodes = [...richScene().still, ...typicalScene().live].map((node) => konvaNode(node, paintContext))
    for (const { attrs } of nodes) expect(attrs.listening).toBe(false)
  })

  it('share one drawing function', () => {
    const functions = typicalScene().live.map(
      (node) => (konvaNode(node, paintContext).attrs as ShapeConfig).sceneFunc,
    )
    expect(new Set(functions).size).toBe(1)
    expect(functions[0]).toBeTypeOf('function')
  })

  it('fade as one picture where fill, edge and shadow overlap', () => {
    const faded = konvaNode(
      { ...sheet, opacity: 0.5, stroke: { paint: '#000000', widthPx: 1 } },
      paintContext,
    )
    expect(faded).toMatchObject({ className: 'Group', attrs: { isolated: true, opacity: 0.5 } })
    expect(konvaNode({ ...sheet, opacity: 0.5 }, paintContext)).toMatchObject({
      className: 'Shape',
      attrs: { opacity: 0.5 },
    })
  })

  it('turn a group about the point', () => {
    const about = { x: 10, y: 20 }
    const group = konvaNode(
      { type: 'group', id: 'g', children: [sheet], rotation: { deg: -6, about } },
      paintContext,
    )
    expect(group.attrs).toMatchObject({ x: 10, y: 20, offsetX: 10, offsetY: 20, rotation: -6 })
  })

  it('scale a group about the point', () => {
    const about = { x: 10, y: 20 }
    const group = konvaNode(
      { type: 'group', id: 'g', children: [sheet], scale: { x: 0.5, y: 2, about } },
      paintContext,
    )
    expect(group.attrs).toMatchObject({ x: 10, y: 20, offsetX: 10, offsetY: 20, scaleX: 0.5, scaleY: 2 })
  })
})

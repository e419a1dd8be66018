import { SceneCanvas } from 'konva/lib/Canvas.js'
import type { Context } from 'konva/lib/Context.js'
import { Group } from 'konva/lib/Group.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import { describe, expect, it } from 'vitest'
import { context2d, drawBy, elementOf, releaseSpare } from '../../../src/draw/konva/internals'
import '../../../src/draw/node/nodeCanvas' // an engine to draw with

const newSceneCanvas = () => new SceneCanvas({ width: 4, height: 3, pixelRatio: 2 })

/** The red (0-255) of the first pixel. */
function firstRed(canvas: HTMLCanvasElement): number | undefined {
  return canvas.getContext('2d')!.getImageData(0, 0, 1, 1).data[0]
}

describe('Konva keeps, as we know it,', () => {
  it('the engine’s context in its own', () => {
    const canvas = newSceneCanvas()
    const ctx = context2d(canvas.getContext())
    ctx.fillStyle = '#ff0000'
    ctx.fillRect(0, 0, 4, 3)
    expect(ctx.canvas).toBe(elementOf(canvas))
    expect(firstRed(elementOf(canvas))).toBe(255)
  })

  it('the element in its canvas, as large as its pixels', () => {
    const { width, height } = elementOf(newSceneCanvas())
    expect([width, height]).toEqual([8, 6])
  })

  it('a spare canvas for groups that fade as one, which is given back', () => {
    const canvas = newSceneCanvas()
    const group = new Group({ opacity: 0.5, isolated: true })
    const paint = (context: Context) => {
      const ctx = context2d(context)
      ctx.fillStyle = '#ff0000'
      ctx.fillRect(0, 0, 4, 3)
    }
    group.add(new Shape({ sceneFunc: paint }), new Shape({ sceneFunc: paint }))
    group.drawScene(canvas)
    const spares = () =>
      Object.values(canvas).filter((value) => value instanceof SceneCanvas && value !== canvas).length
    const before = spares()
    releaseSpare(canvas)
    expect([before, spares()]).toEqual([1, 0])
  })

  it('one way from a stage to its files, and one to its end', () => {
    const canvas = newSceneCanvas()
    const stage = new Stage({ width: 4, height: 3 } as ConstructorParameters<typeof Stage>[0])
    const back: SceneCanvas[] = []
    drawBy(stage, canvas, (given) => back.push(given))
    expect(stage.toCanvas({ pixelRatio: 2 })).toBe(elementOf(canvas))
    expect(stage.toDataURL({ pixelRatio: 3 })).toMatch(/^data:image\/png;base64,/)
    stage.destroy()
    expect(back).toEqual([canvas])
  })
})

import type { SceneCanvas } from 'konva/lib/Canvas.js'
import type { Context } from 'konva/lib/Context.js'
import type { Stage } from 'konva/lib/Stage.js'

/** What Konva keeps to itself and we need, in one place: `internals.test.ts` fails when a version changes it. */

/** The engine's own context, on which our paint draws. */
export function context2d(context: Context): CanvasRenderingContext2D {
  return context._context
}

/** The element that was drawn on. */
export function elementOf(canvas: SceneCanvas): HTMLCanvasElement {
  return canvas._canvas
}

/** Gives back the canvas on which groups were drawn alone to fade as one. */
export function releaseSpare(canvas: SceneCanvas): void {
  canvas._releaseIsolationCanvas()
}

/** From now on the stage's `toDataURL` and `toCanvas` hand on this canvas, and `destroy` gives it back. */
export function drawBy(stage: Stage, drawn: SceneCanvas, giveBack: (drawn: SceneCanvas) => void): void {
  stage._toKonvaCanvas = () => drawn
  const destroy = stage.destroy.bind(stage)
  stage.destroy = () => {
    giveBack(drawn)
    return destroy()
  }
}

import { SceneCanvas } from 'konva/lib/Canvas.js'
import type { Scene } from '../scene/nodes'
import type { DrawKit } from './drawKit'
import { frostInSteps, konvaSpec } from './konvaAttrs'
import { builtSpec } from './konvaNodes'

/**
 * The scene as an export draws it, one node a step and a blur in several, so that a caller may let the page breathe in between. It needs no
 * stage: a stage brings canvases of its own, which for a thumbnail cost more than its nodes.
 */
export function* drawInSteps(
  scene: Scene,
  kit: DrawKit,
  pixelRatio: number,
): Generator<void, HTMLCanvasElement> {
  const { width, height, still, live } = scene
  const canvas = new SceneCanvas({ width, height, pixelRatio })
  for (const nodes of [still, live]) {
    for (const node of nodes) {
      yield* frostInSteps(node, kit)
      const drawn = builtSpec(konvaSpec(node, kit))
      try {
        drawn.drawScene(canvas)
      } finally {
        drawn.destroy()
      }
      yield
    }
  }
  canvas._releaseIsolationCanvas()
  return canvas._canvas
}

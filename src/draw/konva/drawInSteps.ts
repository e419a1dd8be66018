import type { SceneCanvas } from 'konva/lib/Canvas.js'
import type { Scene, SceneNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { inBands, partsOf } from './bands'
import { newCanvases, type Canvases } from './canvases'
import { elementOf, releaseSpare } from './internals'
import { konvaSpec } from './konvaSpec'
import { builtSpec } from './konvaNodes'
import { hidesWhatIsBelow } from '../paint/fillPaint'
import { frostInSteps } from '../paint/paintNodes'

/**
 * The scene on a canvas of its own, one node a step and a blur in several, so that a caller may let the page breathe in
 * between. `under` is an opaque colour laid beneath everything, for formats without transparency.
 */
export function* drawInSteps(
  scene: Scene,
  kit: DrawKit,
  pixelRatio: number,
  under?: string,
): Generator<unknown, HTMLCanvasElement> {
  return elementOf(yield* drawnSceneInSteps(scene, kit, pixelRatio, { under }))
}

const BANDS_IN_SLICE = 2

export interface DrawOptions {
  under?: string | undefined
  bandPx?: number
  canvases?: Canvases
}

/**
 * The same as Konva's own canvas, which a stage can hand on. `bandPx`: parts of nodes are drawn one by one, and one that may cover
 * more pixels in bands of so many. A step yields true once two bands are drawn: a page's canvas paints only when the task ends.
 */
export function* drawnSceneInSteps(
  scene: Scene,
  kit: DrawKit,
  pixelRatio: number,
  { under, bandPx = Infinity, canvases = newCanvases }: DrawOptions = {},
): Generator<unknown, SceneCanvas> {
  const { width, height, still, live } = scene
  let paintedPx = 0
  const canvas = canvases.take({ width, height, pixelRatio })
  const ground: SceneNode[] =
    under === undefined || startsOpaque(scene)
      ? []
      : [{ type: 'rect', id: 'under', x: 0, y: 0, width, height, fill: under }]
  for (const nodes of [ground, still, live]) {
    for (const node of nodes) {
      yield* frostInSteps(node, kit)
      for (const part of bandPx < Infinity ? partsOf(node) : [node]) {
        const drawn = builtSpec(konvaSpec(part, kit))
        try {
          for (const px of inBands(canvas, part, bandPx, () => drawn.drawScene(canvas))) {
            paintedPx += px
            const isSliceFull = paintedPx >= BANDS_IN_SLICE * bandPx
            if (isSliceFull) paintedPx = 0
            yield isSliceFull
          }
        } finally {
          drawn.destroy()
        }
      }
    }
  }
  releaseSpare(canvas)
  return canvas
}

/** True if the lowest node hides the whole ground, so that nothing laid under it could be seen. */
function startsOpaque({ width, height, still: [lowest] }: Scene): boolean {
  return (
    lowest?.type === 'rect' &&
    (lowest.opacity ?? 1) >= 1 &&
    (lowest.radiusPx ?? 0) === 0 &&
    hidesWhatIsBelow(lowest.fill) &&
    lowest.x <= 0 &&
    lowest.y <= 0 &&
    lowest.x + lowest.width >= width &&
    lowest.y + lowest.height >= height
  )
}

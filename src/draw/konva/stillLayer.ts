import type { Context } from 'konva/lib/Context.js'
import type { Layer } from 'konva/lib/Layer.js'
import type { Shape } from 'konva/lib/Shape.js'
import { context2d } from './internals'

/**
 * The preview's lower layer: painted on a canvas that is never shown, and only when the upper layer is about
 * to copy it. (Konva would paint it on a frame of its own, perhaps after the copy was taken.)
 */
const stale = new WeakSet<Layer>()

export function paintOnDemand(layer: Layer | null): void {
  if (!layer) return
  const canvas = layer.getNativeCanvasElement()
  canvas.style.display = 'none'
  canvas.addEventListener('contextrestored', () => layer.batchDraw())
  stale.add(layer)
  layer.draw = () => (stale.delete(layer) ? layer.drawScene() : layer) // Konva asks for it too
  layer.batchDraw = () => {
    stale.add(layer)
    layer.getStage()?.getLayers().at(-1)?.batchDraw()
    return layer
  }
}

/** Whether a layer painted on demand is to be painted before it is copied. */
export function isStale(layer: Layer): boolean {
  return stale.has(layer)
}

/** Lays the still layer's canvas under the live nodes, pixel on pixel. */
export function paintStill(context: Context, shape: Shape): void {
  const layer = shape.getStage()?.getLayers()[0]
  if (!layer) return
  layer.draw()
  const canvas = layer.getNativeCanvasElement()
  if (canvas.width === 0 || canvas.height === 0) return
  const ctx = context2d(context)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(canvas, 0, 0)
  ctx.restore()
}

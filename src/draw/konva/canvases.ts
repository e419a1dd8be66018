import { SceneCanvas } from 'konva/lib/Canvas.js'
import { Util } from 'konva/lib/Util.js'
import { context2d, elementOf } from './internals'

/** Where the canvas of a drawing comes from, and where it goes once that is saved. */
export interface Canvases {
  /** Blank, of so many logical px. */
  take(size: CanvasSize): SceneCanvas
  giveBack(canvas: SceneCanvas): void
}

export interface CanvasSize {
  width: number
  height: number
  pixelRatio: number
}

/** A new one each time, whose memory is free at once. */
export const newCanvases: Canvases = {
  take: (size) => new SceneCanvas(size),
  giveBack: (canvas) => void Util.releaseCanvas(elementOf(canvas)),
}

/**
 * One canvas for many drawings, one after the other: the system takes 17 ms to make 6 megapixels of new memory, which is one task
 * however little is drawn. Another is made only where the size changes.
 */
export function oneCanvas(): Canvases & { release: () => void } {
  let kept: SceneCanvas | null = null
  const sizes = new WeakMap<SceneCanvas, string>()
  const release = () => {
    if (kept) newCanvases.giveBack(kept)
    kept = null
  }
  return {
    take(size) {
      const wanted = JSON.stringify(size)
      const canvas = kept
      if (!canvas || sizes.get(canvas) !== wanted) {
        release()
        const made = newCanvases.take(size)
        sizes.set(made, wanted)
        return made
      }
      kept = null
      clear(canvas)
      return canvas
    },
    giveBack(canvas) {
      release()
      kept = canvas
    },
    release,
  }
}

function clear(canvas: SceneCanvas): void {
  const { width, height } = elementOf(canvas)
  const ctx = context2d(canvas.getContext())
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.clearRect(0, 0, width, height)
  ctx.restore()
}

import { createCanvas } from './konva/canvasEngine'

/**
 * A blank canvas of the engine at hand: the page's, or @napi-rs/canvas once nodeCanvas has been set up.
 * Throws when the engine has no 2d context left to give.
 */
export function newCanvas(widthPx: number, heightPx: number): CanvasRenderingContext2D {
  const canvas = createCanvas()
  canvas.width = widthPx
  canvas.height = heightPx
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error(`no 2d context for a canvas of ${widthPx}×${heightPx}`)
  return ctx
}

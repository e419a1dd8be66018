import { createCanvas } from './canvasEngine'

/**
 * A blank canvas of the current engine: the page's, or @napi-rs/canvas once nodeCanvas has been imported.
 * Throws when the engine has no 2d context left.
 */
export function newCanvas(widthPx: number, heightPx: number): CanvasRenderingContext2D {
  const canvas = createCanvas()
  canvas.width = widthPx
  canvas.height = heightPx
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error(`no 2d context of ${widthPx}×${heightPx}`)
  return ctx
}

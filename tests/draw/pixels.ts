import type { Scene } from '../../src/scene/nodes'
import { exportStage, sceneCanvas } from '../../src/draw/konva/exportStage'
import type { PaintContext } from '../../src/draw/paintContext'

/** Pixels of a scene as an export at this ratio would have them, on a page of this colour. */
export function exportedPixels(
  scene: Scene,
  paintContext: PaintContext,
  ratio: number,
  page?: string,
): ImageData {
  if (typeof document === 'undefined') return pixelsOf(sceneCanvas(scene, paintContext, ratio)) // as in Node
  const stage = exportStage(scene, paintContext)
  try {
    const canvas = stage.toCanvas({ pixelRatio: ratio })
    return page ? seenPixels([canvas], page) : pixelsOf(canvas)
  } finally {
    stage.destroy()
  }
}

export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no 2d context')
  return ctx.getImageData(0, 0, canvas.width, canvas.height)
}

/** The pixels seen when canvases lie on each other, over a page of this colour. */
export function seenPixels(canvases: readonly HTMLCanvasElement[], page = 'transparent'): ImageData {
  const seen = document.createElement('canvas')
  seen.width = canvases[0]!.width
  seen.height = canvases[0]!.height
  const ctx = seen.getContext('2d')!
  ctx.fillStyle = page
  ctx.fillRect(0, 0, seen.width, seen.height)
  for (const canvas of canvases) ctx.drawImage(canvas, 0, 0)
  return pixelsOf(seen)
}

export function difference(a: ImageData, b: ImageData): { pixels: number; most: number } {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`sizes differ: ${a.width}×${a.height} and ${b.width}×${b.height}`)
  }
  let [pixels, most] = [0, 0]
  for (let i = 0; i < a.data.length; i += 4) {
    let gap = 0
    for (let c = i; c < i + 4; c++) gap = Math.max(gap, Math.abs((a.data[c] ?? 0) - (b.data[c] ?? 0)))
    if (gap > 0) pixels += 1
    most = Math.max(most, gap)
  }
  return { pixels, most }
}

export async function pixelsOfBlob(blob: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(blob)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return pixelsOf(canvas)
}

import { createCanvas } from '../draw/newCanvas'

const known = new Map<string, boolean>()

/** Beyond its limits an engine draws and throws nothing. Two, as Konva draws a layer and then its stage. */
export function canvasHolds(widthPx: number, heightPx: number): boolean {
  const key = `${widthPx}×${heightPx}`
  const held = known.get(key) ?? keepsPixel(widthPx, heightPx)
  known.set(key, held)
  return held
}

function keepsPixel(widthPx: number, heightPx: number): boolean {
  const canvases = [createCanvas(), createCanvas()]
  try {
    return canvases.every((canvas) => {
      canvas.width = widthPx
      canvas.height = heightPx
      const ctx = canvas.getContext('2d')
      ctx?.fillRect(widthPx - 1, heightPx - 1, 1, 1)
      return ctx?.getImageData(widthPx - 1, heightPx - 1, 1, 1).data[3] === 255
    })
  } catch {
    return false
  } finally {
    for (const canvas of canvases) canvas.width = canvas.height = 1 // frees its memory now
  }
}

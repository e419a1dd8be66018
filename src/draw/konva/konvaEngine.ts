import { Util } from 'konva/lib/Util.js'

export interface KonvaEngine {
  createCanvas: () => HTMLCanvasElement
  createImage: () => HTMLImageElement
}

/** From now on Konva draws on this engine's canvases. */
export function setKonvaEngine({ createCanvas, createImage }: KonvaEngine): void {
  Util.createCanvasElement = createCanvas
  Util.createImageElement = createImage
}

import { Util } from 'konva/lib/Util.js'

export interface KonvaEngine {
  createCanvas: () => HTMLCanvasElement
  createImage: () => HTMLImageElement
}

/** Makes Konva use this engine's canvases from now on. */
export function setKonvaEngine({ createCanvas, createImage }: KonvaEngine): void {
  Util.createCanvasElement = createCanvas
  Util.createImageElement = createImage
}

import { Util } from 'konva/lib/Util.js'

export interface CanvasEngine {
  createCanvas: () => HTMLCanvasElement
  createImage: () => HTMLImageElement
}

/** From now on Konva, and `createCanvas`, draw on this engine's canvases: in Node there is no document. */
export function setCanvasEngine({ createCanvas, createImage }: CanvasEngine): void {
  Util.createCanvasElement = createCanvas
  Util.createImageElement = createImage
}

/** A canvas of the engine at hand: the page's, unless another was set. */
export function createCanvas(): HTMLCanvasElement {
  return Util.createCanvasElement()
}

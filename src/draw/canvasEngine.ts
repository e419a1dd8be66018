let createElement = () => document.createElement('canvas')

/** From now on `createCanvas` gives this engine's canvases: in Node there is no document. */
export function setCanvasEngine(create: () => HTMLCanvasElement): void {
  createElement = create
}

/** A canvas of the engine at hand: the page's, unless another was set. */
export function createCanvas(): HTMLCanvasElement {
  return createElement()
}

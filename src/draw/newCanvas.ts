let createElement = () => document.createElement('canvas')

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

/** From now on `createCanvas` gives this engine's canvases: in Node there is no document. */
export function setCanvasEngine(create: () => HTMLCanvasElement): void {
  createElement = create
}

/** A canvas of the engine at hand: the page's, unless another was set. */
export function createCanvas(): HTMLCanvasElement {
  return createElement()
}

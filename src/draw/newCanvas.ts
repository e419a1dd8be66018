let createElement = () => document.createElement('canvas')

/** The page's, or @napi-rs/canvas once nodeCanvas is imported. Throws if no 2d context is left. */
export function newCanvas(widthPx: number, heightPx: number): CanvasRenderingContext2D {
  const canvas = createCanvas()
  canvas.width = widthPx
  canvas.height = heightPx
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error(`no 2d context of ${widthPx}×${heightPx}`)
  return ctx
}

export function setCanvasEngine(create: () => HTMLCanvasElement): void {
  createElement = create
}

export function createCanvas(): HTMLCanvasElement {
  return createElement()
}

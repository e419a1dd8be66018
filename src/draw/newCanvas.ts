import type { Picture } from './pictures/picture'

let createElement = () =>
  globalThis.document?.createElement('canvas') ?? (new OffscreenCanvas(1, 1) as unknown as HTMLCanvasElement)

/** The page's, a worker's, or @napi-rs/canvas once nodeCanvas is imported. Throws if no 2d context is left. */
export function newCanvas(widthPx: number, heightPx: number): CanvasRenderingContext2D {
  const canvas = createCanvas()
  canvas.width = widthPx
  canvas.height = heightPx
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error(`no 2d context of ${widthPx}×${heightPx}`)
  return ctx
}

/** A picture drawn with its longer side at most so large; each side has a pixel. */
export function shrunken({ source, widthPx, heightPx }: Picture, mostPx: number): CanvasRenderingContext2D {
  const shrink = Math.min(1, mostPx / Math.max(widthPx, heightPx))
  const sidePx = (px: number) => Math.max(1, Math.round(px * shrink))
  const ctx = newCanvas(sidePx(widthPx), sidePx(heightPx))
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(source, 0, 0, ctx.canvas.width, ctx.canvas.height)
  return ctx
}

export function setCanvasEngine(create: () => HTMLCanvasElement): void {
  createElement = create
}

export function createCanvas(): HTMLCanvasElement {
  return createElement()
}

/** Forces the browser to draw now rather than when pixels are read. */
export function flushed(canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.getContext('2d')?.getImageData(0, 0, 1, 1)
  return canvas
}

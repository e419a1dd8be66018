import type { Box } from '../scene/nodes'

/** Konva sizes a canvas floor(logical × ratio), so a product just below a whole number would lose a row. */

export interface PixelGrid {
  ratio: number // device px per logical px
  widthPx: number // canvas size, whole device px
  heightPx: number
}

/** `width` logical px become exactly `deviceWidthPx`; a partial last row is dropped. */
export function gridOfWidth(width: number, height: number, deviceWidthPx: number): PixelGrid {
  let ratio = deviceWidthPx / width
  if (Math.floor(width * ratio) < deviceWidthPx) ratio *= 1 + Number.EPSILON * 4
  // Products like 540 × 1.2000000000000002 are meant to be whole.
  const wholeHeight = Math.round(height * ratio)
  if (Math.abs(height * ratio - wholeHeight) < 1e-6 && Math.floor(height * ratio) < wholeHeight) {
    ratio = (wholeHeight / height) * (1 + Number.EPSILON * 4)
  }
  return { ratio, widthPx: Math.floor(width * ratio), heightPx: Math.floor(height * ratio) }
}

/** The card has nearly their aspect ratio; less than a px of the longer side is cut off. */
export function gridOfSize(
  width: number,
  height: number,
  size: { widthPx: number; heightPx: number },
): PixelGrid {
  const ratio = Math.max(size.widthPx / width, size.heightPx / height) * (1 + Number.EPSILON * 4)
  return { ratio, widthPx: Math.floor(width * ratio), heightPx: Math.floor(height * ratio) }
}

export function previewGrid(
  width: number,
  height: number,
  cssWidthPx: number,
  deviceRatio: number,
): PixelGrid {
  return gridOfWidth(width, height, Math.max(1, Math.round(cssWidthPx * deviceRatio)))
}

/** Rounded outwards to whole device px; `part` is in CSS px. */
export function partOfGrid(grid: PixelGrid, part: Box | undefined, deviceRatio: number): Box {
  if (!part) return { x: 0, y: 0, width: grid.widthPx, height: grid.heightPx }
  const x = Math.max(0, Math.floor(part.x * deviceRatio))
  const y = Math.max(0, Math.floor(part.y * deviceRatio))
  const right = Math.min(grid.widthPx, Math.ceil((part.x + part.width) * deviceRatio))
  const bottom = Math.min(grid.heightPx, Math.ceil((part.y + part.height) * deviceRatio))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

import type { Box } from '../scene/nodes'

/**
 * Konva sizes a canvas floor(logical × ratio): a ratio whose product is slightly less than a whole number loses a row
 * of pixels. These ratios are raised so much that the wanted width comes out whole.
 */

export interface PixelGrid {
  ratio: number // device px per logical px
  widthPx: number // canvas size in device px, whole
  heightPx: number
}

/** The grid on which `width` logical px are exactly `deviceWidthPx`; a last row that would be cut is left out. */
export function gridOfWidth(width: number, height: number, deviceWidthPx: number): PixelGrid {
  let ratio = deviceWidthPx / width
  if (Math.floor(width * ratio) < deviceWidthPx) ratio *= 1 + Number.EPSILON * 4
  // 540 × 1.2000000000000002 is meant to be a whole number: the height is raised in the same way
  const wholeHeight = Math.round(height * ratio)
  if (Math.abs(height * ratio - wholeHeight) < 1e-6 && Math.floor(height * ratio) < wholeHeight) {
    ratio = (wholeHeight / height) * (1 + Number.EPSILON * 4)
  }
  return { ratio, widthPx: Math.floor(width * ratio), heightPx: Math.floor(height * ratio) }
}

/** The grid of exactly these sides, for a card of nearly their shape; less than a px of its longer side is cut off. */
export function gridOfSize(
  width: number,
  height: number,
  size: { widthPx: number; heightPx: number },
): PixelGrid {
  const ratio = Math.max(size.widthPx / width, size.heightPx / height) * (1 + Number.EPSILON * 4)
  return { ratio, widthPx: Math.floor(width * ratio), heightPx: Math.floor(height * ratio) }
}

/** The grid of a preview `cssWidthPx` wide on a screen with `deviceRatio` device px per CSS px. */
export function previewGrid(
  width: number,
  height: number,
  cssWidthPx: number,
  deviceRatio: number,
): PixelGrid {
  return gridOfWidth(width, height, Math.max(1, Math.round(cssWidthPx * deviceRatio)))
}

/** A part of the grid, given in CSS px, rounded outwards to whole device px; the whole grid without `part`. */
export function partOfGrid(grid: PixelGrid, part: Box | undefined, deviceRatio: number): Box {
  if (!part) return { x: 0, y: 0, width: grid.widthPx, height: grid.heightPx }
  const x = Math.max(0, Math.floor(part.x * deviceRatio))
  const y = Math.max(0, Math.floor(part.y * deviceRatio))
  const right = Math.min(grid.widthPx, Math.ceil((part.x + part.width) * deviceRatio))
  const bottom = Math.min(grid.heightPx, Math.ceil((part.y + part.height) * deviceRatio))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

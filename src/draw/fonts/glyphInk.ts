import type { Box, Font } from '../../scene/nodes'
import { newCanvas } from '../newCanvas'
import { paintText } from '../paint/paintText'

/** Node's own bounds are rounded to 1/64 em and empty for glyphs the engine loses, so pixels are read. */

const SIZE_PX = 200
const ORIGIN = { x: 100, y: 260 }
const SIDE_PX = 400
const SPECK = 12 // out of 255; fainter pixels only antialias an adjacent edge

/** The box is from the origin on the baseline, and empty there if there is no ink. */
export function glyphInkEm(character: string, font: Font): Box {
  const ctx = newCanvas(SIDE_PX, SIDE_PX)
  const run = { text: character, x: 0, widthPx: 0, font: { ...font, sizePx: SIZE_PX }, letterSpacingPx: 0 }
  paintText(ctx, { type: 'text', id: 'ink', ...ORIGIN, fill: '#000000', runs: [run] })
  const { data } = ctx.getImageData(0, 0, SIDE_PX, SIDE_PX)
  const columns = new Uint8Array(SIDE_PX) // strongest coverage per column and row
  const rows = new Uint8Array(SIDE_PX)
  for (let y = 0; y < SIDE_PX; y += 1) {
    for (let x = 0; x < SIDE_PX; x += 1) {
      const alpha = data[(y * SIDE_PX + x) * 4 + 3]!
      if (alpha > columns[x]!) columns[x] = alpha
      if (alpha > rows[y]!) rows[y] = alpha
    }
  }
  const [left, right] = edgesOf(columns)
  const [top, bottom] = edgesOf(rows)
  if (right <= left) return { x: 0, y: 0, width: 0, height: 0 }
  return {
    x: (left - ORIGIN.x) / SIZE_PX,
    y: (top - ORIGIN.y) / SIZE_PX,
    width: (right - left) / SIZE_PX,
    height: (bottom - top) / SIZE_PX,
  }
}

function edgesOf(coverage: Uint8Array): [start: number, end: number] {
  const first = coverage.findIndex((alpha) => alpha > SPECK)
  const last = coverage.findLastIndex((alpha) => alpha > SPECK)
  if (first < 0) return [0, 0]
  return [first + 1 - coverage[first]! / 255, last + coverage[last]! / 255]
}

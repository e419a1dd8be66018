import { opacityOfPatch } from '../../look/scrim'
import { parseColour } from '../../scene/colour'
import { latestByObject } from '../../scene/memo'
import type { Box, OpacityGrid } from '../../scene/nodes'
import { newCanvas } from '../newCanvas'

/**
 * Opacities, computed a few times per standard deviation and drawn enlarged: no step is visible, and they are the
 * opacities that layout calculated with. The small picture is the same at every device scale.
 */
const SAMPLES = 6 // a standard deviation

export function paintOpacityGrid(ctx: CanvasRenderingContext2D, paint: OpacityGrid, box: Box): void {
  const step = paint.sigmaPx / SAMPLES
  const [columns, rows] = [Math.ceil(box.width / step), Math.ceil(box.height / step)]
  const canvas = samplesOf(paint, box, columns, rows, step)
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'low' // between samples so close a straight line is within half a level
  // One more sample on every side, so that the box never reaches the edge of the small picture.
  ctx.drawImage(canvas, box.x - step, box.y - step, (columns + 2) * step, (rows + 2) * step)
}

const samplesOf = latestByObject(drawSamples, (_, { x, y }, columns, rows) => [x, y, columns, rows].join())

function drawSamples(
  paint: OpacityGrid,
  box: Box,
  columns: number,
  rows: number,
  step: number,
): HTMLCanvasElement {
  const { r, g, b } = parseColour(paint.colour) ?? { r: 0, g: 0, b: 0 }
  const opacityAt = opacityOfPatch(paint)
  const ctx = newCanvas(columns + 2, rows + 2)
  const pixels = ctx.createImageData(columns + 2, rows + 2)
  const { data } = pixels
  for (let row = 0, to = 0; row < rows + 2; row++) {
    for (let column = 0; column < columns + 2; column++) {
      const alpha = opacityAt(box.x + (column - 0.5) * step, box.y + (row - 0.5) * step)
      data[to++] = r
      data[to++] = g
      data[to++] = b
      data[to++] = Math.round(alpha * 255)
    }
  }
  ctx.putImageData(pixels, 0, 0)
  return ctx.canvas
}

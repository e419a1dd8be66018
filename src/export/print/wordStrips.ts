import type { PaintContext } from '../../draw/paintContext'
import { inkBox } from '../../draw/inkBox'
import { newCanvas } from '../../draw/newCanvas'
import { paintNodes } from '../../draw/paint/paintNodes'
import { printedPx, UNITS_PER_MM } from '../../print/sheet'
import { moveNode } from '../../scene/moveNode'
import type { Box, Scene, SceneNode } from '../../scene/nodes'

/** At 300 dpi a whole A3 takes 70 MB and exceeds some phones' canvas. */
export interface WordStrip {
  box: Box // mm on the sheet
  widthPx: number
  heightPx: number
  topPx: number // the strip's top on the sheet at 300 dpi
  nodes: readonly SceneNode[]
}

const STRIP_PX = 1_024
const MM_PER_PX = 25.4 / 300
const PX_PER_UNIT = 1 / MM_PER_PX / UNITS_PER_MM
const PAPER = '#ffffff'

export function wordStrips({ width, height, live }: Scene): WordStrip[] {
  const widthPx = printedPx(width / UNITS_PER_MM)
  const wholePx = printedPx(height / UNITS_PER_MM)
  const inks = live.map((node) => ({ node, box: inkBox(node) }))
  return Array.from({ length: Math.ceil(wholePx / STRIP_PX) }, (_, at) => {
    const topPx = at * STRIP_PX
    const heightPx = Math.min(STRIP_PX, wholePx - topPx)
    const nodes = inks.filter(({ box }) => reaches(box, topPx, heightPx)).map(({ node }) => node)
    const box = {
      x: 0,
      y: topPx * MM_PER_PX,
      width: widthPx * MM_PER_PX,
      height: heightPx * MM_PER_PX,
    }
    return { box, topPx, widthPx, heightPx, nodes }
  }).filter(({ nodes }) => nodes.length > 0)
}

export function paintedStrip(
  { topPx, widthPx, heightPx, nodes }: WordStrip,
  paintContext: PaintContext,
): HTMLCanvasElement {
  const ctx = newCanvas(widthPx, heightPx)
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, widthPx, heightPx)
  ctx.scale(PX_PER_UNIT, PX_PER_UNIT)
  const moved = nodes.map((node) => moveNode(node, { x: 0, y: -topPx / PX_PER_UNIT }))
  paintNodes(ctx, moved, paintContext)
  return ctx.canvas
}

/** Frees the canvas's memory. */
export function rgbOf(canvas: HTMLCanvasElement): Uint8Array {
  const { width, height } = canvas
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!data) throw new Error('no 2d context')
  canvas.width = canvas.height = 1
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    rgb[3 * at] = data[4 * at]!
    rgb[3 * at + 1] = data[4 * at + 1]!
    rgb[3 * at + 2] = data[4 * at + 2]!
  }
  return rgb
}

function reaches({ y, height }: Box, topPx: number, heightPx: number): boolean {
  return y * PX_PER_UNIT < topPx + heightPx && (y + height) * PX_PER_UNIT > topPx
}

import type { DrawKit } from '../../draw/drawKit'
import { inkBox } from '../../draw/inkBox'
import { newCanvas } from '../../draw/newCanvas'
import { paintNodesInSteps } from '../../draw/paint/paintNodes'
import { moveNode } from '../../scene/moveNode'
import type { Box, Scene, SceneNode } from '../../scene/nodes'
import type { Steps } from '../../scene/steps'
import { printedPx, UNITS_PER_MM } from '../../print/sheet'

/**
 * The words of a print sheet at 300 dpi, strip by strip: a whole A3 has more pixels than some phones draw (17 megapixels),
 * and 70 MB.
 */
export interface WordStrip {
  topPx: number // of the sheet at 300 dpi
  widthPx: number
  heightPx: number
  nodes: readonly SceneNode[]
}

const STRIP_PX = 1_024
const PX_PER_UNIT = 300 / 25.4 / UNITS_PER_MM
const PAPER = '#ffffff'

/** The strips of a sheet's words that have any. */
export function wordStrips({ width, height, live }: Scene): WordStrip[] {
  const widthPx = printedPx(width / UNITS_PER_MM)
  const wholePx = printedPx(height / UNITS_PER_MM)
  const boxes = live.map((node) => ({ node, box: inkBox(node) }))
  return Array.from({ length: Math.ceil(wholePx / STRIP_PX) }, (_, at) => {
    const topPx = at * STRIP_PX
    const heightPx = Math.min(STRIP_PX, wholePx - topPx)
    const nodes = boxes.filter(({ box }) => reaches(box, topPx, heightPx)).map(({ node }) => node)
    return { topPx, widthPx, heightPx, nodes }
  }).filter(({ nodes }) => nodes.length > 0)
}

/** A strip's pixels, three bytes each, row by row, on white. */
export function* paintedStrip(
  { topPx, widthPx, heightPx, nodes }: WordStrip,
  kit: DrawKit,
): Steps<Uint8Array> {
  const ctx = newCanvas(widthPx, heightPx)
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, widthPx, heightPx)
  ctx.scale(PX_PER_UNIT, PX_PER_UNIT)
  const moved = nodes.map((node) => moveNode(node, { x: 0, y: -topPx / PX_PER_UNIT }))
  yield* paintNodesInSteps(ctx, moved, kit)
  const { data } = ctx.getImageData(0, 0, widthPx, heightPx)
  ctx.canvas.width = ctx.canvas.height = 1 // gives its memory back
  yield
  const rgb = new Uint8Array(widthPx * heightPx * 3)
  for (let row = 0; row < heightPx; row++) {
    for (let at = row * widthPx, end = at + widthPx; at < end; at++) {
      rgb[3 * at] = data[4 * at]!
      rgb[3 * at + 1] = data[4 * at + 1]!
      rgb[3 * at + 2] = data[4 * at + 2]!
    }
    if (row % 128 === 0) yield
  }
  return rgb
}

function reaches(box: Box | null, topPx: number, heightPx: number): boolean {
  if (!box) return false
  return box.y * PX_PER_UNIT < topPx + heightPx && (box.y + box.height) * PX_PER_UNIT > topPx
}

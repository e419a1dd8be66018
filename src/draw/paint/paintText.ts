import type { TextNode } from '../../scene/nodes'
import { setType } from '../typeSetting'

/** One fillText a run, where layout put it: the engine neither breaks nor aligns anything. */
export function paintText(ctx: CanvasRenderingContext2D, node: TextNode): void {
  ctx.fillStyle = node.fill
  for (const run of node.runs) {
    setType(ctx, run.font, run.letterSpacingPx)
    ctx.fillText(run.text, node.x + run.x, node.y)
  }
}

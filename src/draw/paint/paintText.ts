import type { TextNode } from '../../scene/nodes'
import { setType } from '../typeSetting'

/** A run in a script of the other direction: its marks at the end belong at its left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** One fillText a run, where layout put it: the engine neither breaks nor aligns anything. */
export function paintText(ctx: CanvasRenderingContext2D, node: TextNode): void {
  ctx.fillStyle = node.fill
  for (const run of node.runs) {
    setType(ctx, run.font, run.letterSpacingPx)
    if (RIGHT_TO_LEFT.test(run.text)) ctx.direction = 'rtl'
    ctx.fillText(run.text, node.x + run.x, node.y)
  }
}

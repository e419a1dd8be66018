import type { TextNode } from '../../scene/nodes'
import { hasRightToLeftLetter } from '../../text/direction'
import { textForEngine } from '../../text/emoji'
import { isPixelFamily } from '../../text/fonts'
import { setType } from '../fonts/typeSetting'

/** One fillText per run, placed by layout: the engine neither breaks nor aligns text. */
export function paintText(ctx: CanvasRenderingContext2D, node: TextNode): void {
  ctx.fillStyle = node.fill
  for (const run of node.runs) {
    const scale = setType(ctx, run.font, run.letterSpacingPx)
    if (hasRightToLeftLetter(run.text)) ctx.direction = 'rtl'
    const x = isPixelFamily(run.font.family) ? Math.round(node.x + run.x) : node.x + run.x
    const text = textForEngine(run.text, run.font.family)
    if (scale === 1) ctx.fillText(text, x, node.y)
    else {
      ctx.save()
      ctx.translate(x, node.y)
      ctx.scale(scale, scale)
      ctx.fillText(text, 0, 0)
      ctx.restore()
    }
  }
}

import { memoByObject } from '../../scene/memo'
import type { PathNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { fillPaint, plainStyle } from './fillPaint'

const pathOf = memoByObject(({ d }: PathNode) => new Path2D(d))

/** An outline in SVG path language. Lines end and join round, as icons are drawn. */
export function paintPath(ctx: CanvasRenderingContext2D, node: PathNode, kit: DrawKit): void {
  const path = pathOf(node)
  ctx.save()
  if (node.place) {
    ctx.translate(node.place.x, node.place.y)
    ctx.scale(node.place.scale, node.place.scale)
  }
  const rule = node.evenOdd ? 'evenodd' : 'nonzero'
  if (node.fill !== undefined) {
    fillPaint(
      ctx,
      node.fill,
      null,
      { fill: () => ctx.fill(path, rule), clip: () => ctx.clip(path, rule) },
      kit,
    )
  }
  if (node.stroke) {
    ctx.strokeStyle = plainStyle(ctx, node.stroke.paint, null, kit)
    ctx.lineWidth = node.stroke.widthPx
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    if (node.stroke.dash) ctx.setLineDash([...node.stroke.dash])
    ctx.stroke(path)
  }
  ctx.restore()
}

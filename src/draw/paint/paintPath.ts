import type { PathNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { fillPaint, plainStyle } from './fillPaint'

const paths = new WeakMap<PathNode, Path2D>()

/** An outline in SVG path language. Lines end and join round, as icons are drawn. */
export function paintPath(ctx: CanvasRenderingContext2D, node: PathNode, kit: DrawKit): void {
  const path = paths.get(node) ?? new Path2D(node.d)
  paths.set(node, path)
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

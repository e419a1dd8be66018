import { outsetBox } from '../../scene/box'
import type { RectNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { fillPaint, hidesWhatIsBelow, plainStyle, reachOf } from './fillPaint'
import { fillByRows } from './gradientRows'
import { traceBox } from './outline'
import { paintInnerShadow, paintOuterShadow } from './shadow'

/** Painted in the order of CSS: outer shadows, fill, inner shadows, stroke; the first of several shadows is on top. */
export function paintRect(ctx: CanvasRenderingContext2D, node: RectNode, kit: DrawKit): void {
  if (node.width <= 0 || node.height <= 0) return
  const shadows = [...(node.shadows ?? [])].reverse()
  const trace = () => {
    ctx.beginPath()
    traceBox(ctx, node, node.radiusPx)
  }
  const opaque = hidesWhatIsBelow(node.fill)
  for (const shadow of shadows) {
    if (!shadow.inset) paintOuterShadow(ctx, { box: node, radiusPx: node.radiusPx ?? 0, opaque }, shadow)
  }
  if (node.fill !== undefined) {
    const { fill: paint } = node
    const reached = node.radiusPx ? node : reachOf(paint, node)
    const fill = () => {
      ctx.beginPath()
      traceBox(ctx, reached, node.radiusPx)
      ctx.fill()
    }
    const clip = () => {
      trace()
      ctx.clip()
    }
    const isFilled = kit.gradients === 'native' && !node.radiusPx && fillByRows(ctx, paint, node)
    if (!isFilled) fillPaint(ctx, paint, node, { fill, clip }, kit)
  }
  for (const shadow of shadows) {
    if (shadow.inset) paintInnerShadow(ctx, { box: node, radiusPx: node.radiusPx ?? 0 }, shadow)
  }
  if (node.stroke) {
    ctx.imageSmoothingEnabled = false
    ctx.strokeStyle = plainStyle(ctx, node.stroke.paint, outsetBox(node, node.stroke.widthPx / 2), kit)
    ctx.lineWidth = node.stroke.widthPx
    if (node.stroke.dash) ctx.setLineDash([...node.stroke.dash])
    trace()
    ctx.stroke()
  }
}

import { outsetBox } from '../../scene/box'
import type { RectNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { fillPaint, hidesWhatIsBelow, plainStyle } from './fillPaint'
import { traceBox } from './outline'
import { paintInnerShadow, paintOuterShadow } from './shadow'

/** Painted in the order of CSS: outer shadows, fill, inner shadows, stroke; the first of several shadows is on top. */
export function paintRect(ctx: CanvasRenderingContext2D, node: RectNode, kit: DrawKit): void {
  if (node.width <= 0 || node.height <= 0) return
  const shadows = node.shadows?.toReversed() ?? []
  const trace = () => {
    ctx.beginPath()
    traceBox(ctx, node, node.radiusPx)
  }
  const caster = { box: node, radiusPx: node.radiusPx ?? 0, opaque: hidesWhatIsBelow(node.fill) }
  for (const shadow of shadows) {
    if (!shadow.inset) paintOuterShadow(ctx, caster, shadow)
  }
  if (node.fill !== undefined && (node.radiusPx || !kit.fillBox?.(ctx, node.fill, node, kit))) {
    const fill = () => {
      trace()
      ctx.fill()
    }
    const clip = () => {
      trace()
      ctx.clip()
    }
    fillPaint(ctx, node.fill, node, { fill, clip }, kit)
  }
  for (const shadow of shadows) {
    if (shadow.inset) paintInnerShadow(ctx, caster, shadow)
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

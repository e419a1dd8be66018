import { boundsOf, cornersOf, intersectBoxes, unionOf, outsetBox } from '../../scene/box'
import type { Box, GroupNode, Scene, SceneNode, PathNode, RectNode } from '../../scene/nodes'
import type { PaintContext } from '../paintContext'
import { paintFrosted, type DrawSmall } from '../frosted'
import { inkBox, fadesAsOne, isPlainGroup, traceBox } from '../inkBox'
import { newCanvas } from '../newCanvas'
import { paintImage } from './paintImage'
import { paintText } from './paintText'
import { memoByObject } from '../../scene/memo'
import { fillPaint, plainStyle, hidesWhatIsBelow } from './fillPaint'
import { paintInnerShadow, paintOuterShadow } from './shadow'

const pathOf = memoByObject(({ d }: PathNode) => new Path2D(d))

/** Pixels are the same as Konva's (`paintNodes.browser.test`), so that viewed cards need not wait for it. */
export function paintedScene(
  { width, height, still, live }: Scene,
  paintContext: PaintContext,
  pixelRatio: number,
): HTMLCanvasElement {
  const ctx = newCanvas(Math.floor(width * pixelRatio), Math.floor(height * pixelRatio))
  ctx.scale(pixelRatio, pixelRatio)
  paintNodes(ctx, still, paintContext)
  paintNodes(ctx, live, paintContext)
  return ctx.canvas
}

export function paintNodes(
  ctx: CanvasRenderingContext2D,
  nodes: readonly SceneNode[],
  paintContext: PaintContext,
): void {
  for (const node of nodes) paintNode(ctx, node, paintContext)
}

export function paintLeaf(ctx: CanvasRenderingContext2D, node: SceneNode, paintContext: PaintContext): void {
  if (node.type === 'rect') paintRect(ctx, node, paintContext)
  else if (node.type === 'path') paintPath(ctx, node, paintContext)
  else if (node.type === 'text') paintText(ctx, node)
  else if (node.type === 'image') paintImage(ctx, node, paintContext)
  else paintFrosted(ctx, node, paintContext, drawSmall(node, paintContext))
}

function drawSmall({ children }: GroupNode, paintContext: PaintContext): DrawSmall {
  return (corner, scale, widthPx, heightPx) => {
    const ctx = newCanvas(widthPx, heightPx)
    ctx.setTransform(scale, 0, 0, scale, -corner.x * scale, -corner.y * scale)
    paintNodes(ctx, children, paintContext)
    return ctx.canvas
  }
}

/** `around`: combined opacity of enclosing groups that do not fade as one picture. */
function paintNode(
  ctx: CanvasRenderingContext2D,
  node: SceneNode,
  paintContext: PaintContext,
  around = 1,
): void {
  const own = node.opacity ?? 1
  ctx.save()
  if (node.type === 'group') transform(ctx, node)
  if (isPlainGroup(node) && node.clip) {
    ctx.beginPath()
    traceBox(ctx, node.clip, node.clip.radiusPx)
    ctx.clip()
  }
  if (fadesAsOne(node)) paintAsOne(ctx, node, paintContext, around * own)
  else paintInside(ctx, node, paintContext, around * own)
  ctx.restore()
}

function paintInside(
  ctx: CanvasRenderingContext2D,
  node: SceneNode,
  paintContext: PaintContext,
  opacity: number,
): void {
  if (isPlainGroup(node)) {
    for (const child of node.children) paintNode(ctx, child, paintContext, opacity)
    return
  }
  ctx.globalAlpha = opacity
  paintLeaf(ctx, node, paintContext)
}

/** Computed as Konva does: three calls would change a pixel's last bit. */
function transform(ctx: CanvasRenderingContext2D, { rotation, scale }: GroupNode): void {
  if (scale) {
    const { x, y, about } = scale
    ctx.transform(x, 0, 0, y, about.x - x * about.x, about.y - y * about.y)
  }
  if (!rotation) return
  const { deg, about } = rotation
  const angle = deg * (Math.PI / 180)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x = about.x + (sin * about.y - cos * about.x)
  const y = about.y - (sin * about.x + cos * about.y)
  ctx.transform(cos, sin, -sin, cos, x, y)
}

function paintAsOne(
  ctx: CanvasRenderingContext2D,
  node: SceneNode,
  paintContext: PaintContext,
  opacity: number,
): void {
  const { a, b, c, d, e, f } = ctx.getTransform()
  const { x, y, width, height } = paintedPart(ctx, node)
  if (width <= 0 || height <= 0) return
  const alone = newCanvas(width, height)
  alone.setTransform(a, b, c, d, e - x, f - y)
  paintInside(alone, node, paintContext, 1)
  ctx.globalAlpha = opacity
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(alone.canvas, x, y)
  alone.canvas.width = 0 // frees its memory at once
}

function paintedPart(ctx: CanvasRenderingContext2D, node: SceneNode): Box {
  const whole = { x: 0, y: 0, width: ctx.canvas.width, height: ctx.canvas.height }
  const painted = isPlainGroup(node) ? node.children : [node]
  if (painted.some((child) => child.type === 'group' && (child.rotation || child.scale))) return whole
  const matrix = ctx.getTransform()
  const ink = boundsOf(cornersOf(unionOf(painted.map(inkBox))).map((corner) => matrix.transformPoint(corner)))
  const [left, top] = [Math.floor(ink.x) - 1, Math.floor(ink.y) - 1] // one px for smooth edges
  return intersectBoxes(whole, {
    x: left,
    y: top,
    width: Math.ceil(ink.x + ink.width) + 1 - left,
    height: Math.ceil(ink.y + ink.height) + 1 - top,
  })
}

function paintPath(ctx: CanvasRenderingContext2D, node: PathNode, paintContext: PaintContext): void {
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
      paintContext,
    )
  }
  if (node.stroke) {
    ctx.strokeStyle = plainStyle(ctx, node.stroke.paint, null, paintContext)
    ctx.lineWidth = node.stroke.widthPx
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    if (node.stroke.dash) ctx.setLineDash([...node.stroke.dash])
    ctx.stroke(path)
  }
  ctx.restore()
}

/** Paints in CSS order: outer shadows, fill, inner shadows, stroke; the first shadow is on top. */
function paintRect(ctx: CanvasRenderingContext2D, node: RectNode, paintContext: PaintContext): void {
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
  if (
    node.fill !== undefined &&
    (node.radiusPx || !paintContext.fillBox?.(ctx, node.fill, node, paintContext))
  ) {
    const fill = () => {
      trace()
      ctx.fill()
    }
    const clip = () => {
      trace()
      ctx.clip()
    }
    fillPaint(ctx, node.fill, node, { fill, clip }, paintContext)
  }
  for (const shadow of shadows) {
    if (shadow.inset) paintInnerShadow(ctx, caster, shadow)
  }
  if (node.stroke) {
    ctx.imageSmoothingEnabled = false
    ctx.strokeStyle = plainStyle(
      ctx,
      node.stroke.paint,
      outsetBox(node, node.stroke.widthPx / 2),
      paintContext,
    )
    ctx.lineWidth = node.stroke.widthPx
    if (node.stroke.dash) ctx.setLineDash([...node.stroke.dash])
    trace()
    ctx.stroke()
  }
}

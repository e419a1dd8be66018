import type { Layer } from 'konva/lib/Layer.js'
import { boxesOverlap, outsetBox } from '../../scene/box'
import type { Box } from '../../scene/nodes'
import { damageBetween, paintedBox } from './damage'
import { context2d } from './internals'
import { outsidePart } from './paintedPart'
import { nodesOn, type ShownNodes } from './shownNodes'
import { isStale } from './stillLayer'

const MARGIN_PX = 2 // device px around what changed

/**
 * The preview's upper layer. It clears and paints only what has changed since it was painted last: byte for byte the
 * same picture. All of it if the still layer below is to be painted again, as after a change of size, or if it is asked
 * to paint what it shows already.
 */
export function paintChangesOnly(layer: Layer | null): void {
  if (!layer) return
  let last: ShownNodes | null = null // as painted
  let isPainting = false
  let isAwaited = false // a painting, at the next frame
  const end = () => {
    if (!isPainting) return
    isPainting = false
    outsidePart.delete(layer)
    context2d(layer.getContext()).restore()
  }
  layer.clearBeforeDraw(false)
  // Without the picture that Konva draws for pointers. What has been painted meanwhile is not painted again: nor by the
  // draws that Konva asked for as it made the layer.
  layer.draw = () => (isAwaited ? layer.drawScene() : layer)
  layer.batchDraw = () => {
    if (!isAwaited) requestAnimationFrame(() => layer.draw())
    isAwaited = true
    return layer
  }
  layer.off('beforeDraw.changes draw.changes')
  layer.on('beforeDraw.changes', () => {
    isAwaited = false // also if it fails
    const next = nodesOn(layer)
    const damage = damageOn(layer, last, next)
    last = next
    end() // a painting that failed did not
    isPainting = true
    beginPart(layer, damage)
  })
  layer.on('draw.changes', end)
  layer.getNativeCanvasElement().addEventListener('contextrestored', () => {
    last = null
    layer.batchDraw()
  })
}

/** The part to paint, in logical px; null for all of it. */
function damageOn(layer: Layer, last: ShownNodes | null, next: ShownNodes | null): Box | null {
  if (!last || !next || last === next || last.kit !== next.kit || hasStaleBelow(layer)) return null
  return damageBetween(last.nodes, next.nodes, ratioOf(layer))
}

/** Clips to the damage in whole device px, and clears it. */
function beginPart(layer: Layer, damage: Box | null): void {
  const ctx = context2d(layer.getContext())
  const { width, height } = layer.getNativeCanvasElement()
  const ratio = ratioOf(layer)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  if (damage) {
    const { x, y } = layer.getAbsolutePosition()
    const left = Math.floor((damage.x + x) * ratio) - MARGIN_PX
    const top = Math.floor((damage.y + y) * ratio) - MARGIN_PX
    const right = Math.ceil((damage.x + x + damage.width) * ratio) + MARGIN_PX
    const bottom = Math.ceil((damage.y + y + damage.height) * ratio) + MARGIN_PX
    ctx.beginPath()
    ctx.rect(left, top, right - left, bottom - top)
    ctx.clip()
    const part = outsetBox(damage, (MARGIN_PX + 1) / ratio)
    outsidePart.set(layer, (node) => {
      const box = paintedBox(node)
      return box !== null && !boxesOverlap(part, box, 0)
    })
  }
  ctx.clearRect(0, 0, width, height)
  ctx.scale(ratio, ratio) // as Konva left it
}

function hasStaleBelow(layer: Layer): boolean {
  const below = layer.getStage()?.getLayers()[0]
  return below === undefined || isStale(below)
}

function ratioOf(layer: Layer): number {
  return layer.getCanvas().getPixelRatio()
}

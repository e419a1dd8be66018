import type { SceneCanvas } from 'konva/lib/Canvas.js'
import { intersectBoxes } from '../../scene/box'
import type { SceneNode } from '../../scene/nodes'
import { fadesAsOne, isPlainGroup } from '../paint/overlaps'
import { paintedBox } from './damage'
import { context2d, elementOf } from './internals'

/** What of a node can be drawn by itself, in its order: a group's children, each in that group. */
export function* partsOf(node: SceneNode): Generator<SceneNode, void> {
  if (!isPlainGroup(node) || fadesAsOne(node)) yield node
  else
    for (const child of node.children) for (const part of partsOf(child)) yield { ...node, children: [part] }
}

/**
 * Draws a node in bands of at most about `bandPx` device pixels, one a step, from the top down: each step yields how many it may
 * have painted. A band ends between two rows of pixels, so that the picture is the same.
 */
export function* inBands(
  canvas: SceneCanvas,
  node: SceneNode,
  bandPx: number,
  draw: () => void,
): Generator<number, void> {
  const px = paintedPx(canvas, node)
  const { width, height } = elementOf(canvas)
  const count = isSharp(node) ? Math.min(height, Math.ceil(px / bandPx)) : 1
  if (count <= 1) {
    draw()
    yield px
    return
  }
  const ctx = context2d(canvas.getContext())
  const edgeY = (at: number) => Math.round((at * height) / count)
  for (let at = 0; at < count; at++) {
    const matrix = ctx.getTransform()
    ctx.save()
    try {
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.beginPath()
      ctx.rect(0, edgeY(at), width, edgeY(at + 1) - edgeY(at))
      ctx.clip()
      ctx.setTransform(matrix)
      draw()
    } finally {
      ctx.restore()
    }
    yield px / count
  }
}

/** How many pixels of the canvas a node may paint. */
function paintedPx(canvas: SceneCanvas, node: SceneNode): number {
  const { width, height } = elementOf(canvas)
  const ratio = canvas.getPixelRatio()
  const whole = { x: 0, y: 0, width: width / ratio, height: height / ratio }
  const painted = intersectBoxes(whole, paintedBox(node) ?? whole)
  return Math.max(0, painted.width) * Math.max(0, painted.height) * ratio ** 2
}

/**
 * True if all of a node is sharp boxes. Others have smooth edges, which an engine smooths otherwise where it clips them, or are
 * drawn on a canvas of their own, which would be done anew for each band.
 */
function isSharp(node: SceneNode): boolean {
  if (fadesAsOne(node)) return false
  if (isPlainGroup(node))
    return !node.rotation && !node.scale && !node.clip?.radiusPx && node.children.every(isSharp)
  if (node.type !== 'rect' || node.radiusPx || node.stroke) return false
  const { fill } = node
  return fill === undefined || typeof fill === 'string' || SMOOTH_PAINTS.includes(fill.type)
}

const SMOOTH_PAINTS: readonly string[] = ['linear', 'radial', 'noise'] // without edges of their own

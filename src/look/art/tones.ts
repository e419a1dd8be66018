/**
 * How light and how dark a painting is, cell by cell, like a picture's tones (`look/pictureTones.ts`): so words on it get inks by
 * what lies below them, without a pixel. Nodes are drawn on a coarse grid of points, in order, as drawing does; blur and grain count
 * as far as they change what words are read on.
 */
import { intersectBoxes } from '../../scene/box'
import type { Box, GroupNode, PathNode, RectNode, SceneNode } from '../../scene/nodes'
import { polylines } from '../../scene/polylines'
import { greyOf, lumaOf, type PictureTones } from '../pictureTones'
import { fillLines, strokeLines, type Place } from './lines'
import { boxAround, matrixOf, multiplied, UNMOVED, type Matrix } from './matrix'
import { blurred, emptyLayer, lay, type Layer, type Raster } from './raster'

const CELL_PX = 12 // of a card whose short side is 540
const SIDE = 3 // points across a cell
const SHORT_SIDE_PX = 540

/** The tones of what nodes draw in a box. */
export function tonesOfNodes(nodes: readonly SceneNode[], box: Box): PictureTones {
  const cellPx = (CELL_PX * Math.min(box.width, box.height)) / SHORT_SIDE_PX
  const [columns, rows] = [box.width, box.height].map((side) => Math.max(1, Math.round(side / cellPx))) as [
    number,
    number,
  ]
  const raster: Raster = {
    box,
    columns: columns * SIDE,
    rows: rows * SIDE,
    pitch: { x: box.width / (columns * SIDE), y: box.height / (rows * SIDE) },
  }
  const layer = emptyLayer(raster)
  let grain = 0
  const draw = (node: SceneNode, place: Place, on: Layer) => {
    const here = { ...place, opacity: place.opacity * (node.opacity ?? 1) }
    if (node.type === 'group') drawGroup(node, here, on)
    else if (node.type === 'rect') {
      if (typeof node.fill === 'object' && node.fill.type === 'noise')
        grain = Math.max(grain, node.fill.amount)
      else drawRect(raster, on, node, here)
    } else if (node.type === 'path') drawPath(raster, on, node, here)
  }
  const drawGroup = (group: GroupNode, place: Place, on: Layer) => {
    const matrix = multiplied(place.matrix, matrixOf(group))
    const clip = group.clip ? intersectBoxes(place.clip, boxAround(group.clip, place.matrix)) : place.clip
    if (!group.blurPx) {
      for (const child of group.children) draw(child, { matrix, clip, opacity: place.opacity }, on)
      return
    }
    const own = emptyLayer(raster)
    for (const child of group.children) draw(child, { matrix, clip, opacity: 1 }, own)
    lay(raster, on, blurred(raster, own, group.blurPx), clip, place.opacity)
  }
  for (const node of nodes) draw(node, { matrix: UNMOVED, clip: box, opacity: 1 }, layer)
  return tonesOfLayer(raster, layer, columns, rows, 255 * grain)
}

function drawRect(raster: Raster, layer: Layer, { fill, stroke, ...box }: RectNode, place: Place): void {
  const { x, y, width, height } = box
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const lines = [{ points: corners, isClosed: true }]
  if (fill !== undefined) fillLines(raster, layer, lines, fill, place, false)
  if (stroke) strokeLines(raster, layer, lines, stroke.paint, stroke.widthPx, place)
}

function drawPath(raster: Raster, layer: Layer, node: PathNode, place: Place): void {
  const { d, fill, stroke, evenOdd = false, place: at } = node
  const own: Matrix = at ? [at.scale, 0, 0, at.scale, at.x, at.y] : UNMOVED
  const there = { ...place, matrix: multiplied(place.matrix, own) }
  const lines = polylines(d)
  if (fill !== undefined) fillLines(raster, layer, lines, fill, there, evenOdd)
  if (stroke) strokeLines(raster, layer, lines, stroke.paint, stroke.widthPx, there)
}

function tonesOfLayer(
  raster: Raster,
  { red, green, blue }: Layer,
  columns: number,
  rows: number,
  grain: number, // levels that a speck differs by
): PictureTones {
  const cells = columns * rows
  const levels = () => [new Uint8Array(cells), new Uint8Array(cells), new Uint8Array(cells)] as const
  const [dark, light, colour] = [levels(), levels(), new Uint8Array(3 * cells)]
  const points = SIDE * SIDE
  const [lumas, greys] = [new Float32Array(points), new Float32Array(points)]
  const clampedByte = (level: number) => Math.min(255, Math.max(0, level))
  for (let cell = 0; cell < cells; cell += 1) {
    const [left, top] = [(cell % columns) * SIDE, Math.floor(cell / columns) * SIDE]
    const sum = [0, 0, 0]
    for (let nth = 0; nth < points; nth += 1) {
      const at = (top + Math.floor(nth / SIDE)) * raster.columns + left + (nth % SIDE)
      const [r, g, b] = [red[at]!, green[at]!, blue[at]!]
      lumas[nth] = lumaOf(r, g, b)
      greys[nth] = greyOf(r, g, b)
      sum[0]! += r
      sum[1]! += g
      sum[2]! += b
    }
    lumas.sort()
    greys.sort()
    const middle = points >> 1
    dark[0][cell] = clampedByte(lumas[0]! - grain)
    dark[1][cell] = clampedByte(lumas[1]! - grain / 2)
    dark[2][cell] = clampedByte(lumas[middle]!)
    light[0][cell] = clampedByte(greys[points - 1]! + grain)
    light[1][cell] = clampedByte(greys[points - 2]! + grain / 2)
    light[2][cell] = clampedByte(greys[middle]!)
    for (const channel of [0, 1, 2]) colour[3 * cell + channel] = Math.round(sum[channel]! / points)
  }
  const { width, height } = raster.box
  return { widthPx: width, heightPx: height, columns, rows, dark, light, colour }
}

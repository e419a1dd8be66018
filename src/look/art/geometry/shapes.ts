import type { Box } from '../../../scene/nodes'
import { ellipse, polygon } from '../../weather/outlines'
import { hundredth, written } from '../pen'
import { clockwiseCorners, middleOf } from '../../../scene/box'

/** Path data filling a square cell. `turn`: 0..3 quarter turns. */
export type Shape = (cell: Box, turn: number) => string

export const SHAPES = {
  square: (cell) => polygon(clockwiseCorners(cell)),
  disc: (cell) => ellipse(middleOf(cell), cell.width / 2),
  ring: (cell) => ellipse(middleOf(cell), cell.width / 2) + hole(cell, cell.width * 0.25),
  quarter: (cell, turn) => {
    const [corner, next, , before] = cornersFrom(cell, turn)
    return `M${corner}L${next}${arc(cell.width)}${before}Z`
  },
  half: (cell, turn) => {
    const { width, x, y } = cell
    const r = width / 2
    const [cx, cy] = [x + r, y + r]
    const [dx, dy] = [
      [0, -r],
      [r, 0],
      [0, r],
      [-r, 0],
    ][turn] as [number, number]
    return `M${written({ x: cx + dx, y: cy + dy })}${arc(r)}${written({ x: cx - dx, y: cy - dy })}Z`
  },
  leaf: (cell, turn) => {
    const [from, , to] = cornersFrom(cell, turn)
    return `M${from}${arc(cell.width)}${to}${arc(cell.width)}${from}Z`
  },
  triangle: (cell, turn) => {
    const [a, b, c] = cornersFrom(cell, turn)
    return `M${a}L${b}L${c}Z`
  },
  stripes: ({ x, y, width }, turn) =>
    Array.from({ length: 4 }, (_, at) => {
      const [from, thick] = [(at * width) / 4, width / 8]
      const bar =
        turn % 2 === 0
          ? { x, y: y + from + thick / 2, width, height: thick }
          : { x: x + from + thick / 2, y, width: thick, height: width }
      return polygon(clockwiseCorners(bar))
    }).join(''),
  dots: ({ x, y, width }) =>
    Array.from({ length: 9 }, (_, at) => {
      const [column, row] = [at % 3, Math.floor(at / 3)]
      return ellipse(
        { x: x + (width * (2 * column + 1)) / 6, y: y + (width * (2 * row + 1)) / 6 },
        width * 0.1,
      )
    }).join(''),
  bands: (cell, turn) => {
    const [corner] = quarterCorners(cell, turn)
    const [ax, ay] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][turn] as [number, number]
    const [bx, by] = [-ay, ax]
    const at = (r: number, isEnd: boolean) =>
      written({ x: corner!.x + r * (isEnd ? bx : ax), y: corner!.y + r * (isEnd ? by : ay) })
    return [1, 0.64, 0.28]
      .map((share) => {
        const [outer, inner] = [cell.width * share, cell.width * Math.max(0, share - 0.18)]
        const back = `A${hundredth(inner)} ${hundredth(inner)} 0 0 0 ${at(inner, false)}`
        return `M${at(outer, false)}${arc(outer)}${at(outer, true)}L${at(inner, true)}${back}Z`
      })
      .join('')
  },
} satisfies Record<string, Shape>

export type ShapeId = keyof typeof SHAPES

function quarterCorners(cell: Box, turn: number) {
  const corners = clockwiseCorners(cell)
  return [0, 1, 2, 3].map((at) => corners[(turn + at) % 4]!)
}

function cornersFrom(cell: Box, turn: number): string[] {
  return quarterCorners(cell, turn).map(written)
}

function hole(cell: Box, r: number): string {
  const { x, y } = middleOf(cell)
  const back = `A${hundredth(r)} ${hundredth(r)} 0 0 0 `
  return `M${written({ x: x - r, y })}${back}${written({ x: x + r, y })}${back}${written({ x: x - r, y })}Z`
}

function arc(r: number): string {
  return `A${hundredth(r)} ${hundredth(r)} 0 0 1 `
}

import { boxesOverlap, unionOf } from '../scene/box'
import type { Box } from '../scene/nodes'

const STRETCH_PX = { width: 120, height: 26 }
const FADES_FROM = 0.26 // × side: with less space, a scrim extends to the edge
const BEYOND = 1.3 // standard deviations beyond the text, to be dense at its edge
const AWAY = 4 // standard deviations where blur becomes negligible

export interface Stretches {
  xs: readonly number[]
  ys: readonly number[]
}

export function stretchesOf({ x, y, width, height }: Box): Stretches {
  return { xs: bounds(x, width, STRETCH_PX.width), ys: bounds(y, height, STRETCH_PX.height) }
}

export function boxesOf({ xs, ys }: Stretches): Box[] {
  return ys.slice(0, -1).flatMap((y, row) =>
    xs.slice(0, -1).map((x, column) => ({
      x,
      y,
      width: (xs[column + 1] as number) - x,
      height: (ys[row + 1] as number) - y,
    })),
  )
}

/** The result is dense under all text when blurred. `fades`: some side is left clear. */
export function stretchedOver(
  { xs, ys }: Stretches,
  area: Box,
  sigmaPx: number,
): Stretches & { fades: boolean } {
  const across = extended(xs, area.x, area.width, sigmaPx)
  const down = extended(ys, area.y, area.height, sigmaPx)
  return { xs: across.bounds, ys: down.bounds, fades: across.fades || down.fades }
}

export function rowsOf(boxes: readonly Box[]): Box[] {
  return boxes.reduce<Box[]>((rows, box) => {
    const at = rows.findIndex((row) => boxesOverlap({ ...row, x: box.x, width: box.width }, box))
    const row = rows[at]
    return row ? rows.with(at, unionOf([row, box])) : [...rows, box]
  }, [])
}

function bounds(start: number, length: number, stepPx: number): number[] {
  const count = Math.max(1, Math.round(length / stepPx))
  return Array.from({ length: count + 1 }, (_, at) => start + (length * at) / count)
}

function extended(inner: readonly number[], edge: number, extent: number, sigmaPx: number) {
  const [first, last] = [inner[0] as number, inner.at(-1) as number]
  const fadesBefore = first - edge > extent * FADES_FROM
  const fadesAfter = edge + extent - last > extent * FADES_FROM
  const from = fadesBefore ? first - BEYOND * sigmaPx : edge - AWAY * sigmaPx
  const to = fadesAfter ? last + BEYOND * sigmaPx : edge + extent + AWAY * sigmaPx
  return { bounds: [from, ...inner.slice(1, -1), to], fades: fadesBefore || fadesAfter }
}

import type { Point } from '../../scene/nodes'
import type { SealShape } from './shapes'

/** Where paper shows through the ink, and ink fell where none should be. */

const RADIUS = { least: 0.0025, more: 0.0085 } // of the short side
const CORNERS = { least: 5, most: 8 }
const EDGE = 0.03
const OUTLINE_POINTS = 60

/** So many small polygons inside the shape. */
export function specks(shape: SealShape, count: number, random: () => number): Point[][] {
  const edge = shape.outline(OUTLINE_POINTS, EDGE)
  const all: Point[][] = []
  while (all.length < Math.round(count)) {
    const middle = { x: random(), y: random() * shape.height }
    if (isInside(middle, edge)) all.push(speck(middle, random))
  }
  return all
}

/** Few are large. */
function speck({ x, y }: Point, random: () => number): Point[] {
  const corners = CORNERS.least + Math.floor(random() * (CORNERS.most - CORNERS.least + 1))
  const radius = RADIUS.least + RADIUS.more * random() ** 3
  const turn = random()
  return Array.from({ length: corners }, (_, at) => {
    const angle = ((at + turn + 0.5 * random()) / corners) * 2 * Math.PI
    const reach = radius * (0.6 + 0.6 * random())
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]!
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
  })
  return inside
}

import type { Point, SceneNode } from '../../../scene/nodes'
import { byAspect, type ByAspect } from '../../weather/aspect'
import { ellipse } from '../../weather/outlines'
import { glowNode } from '../../weather/soft'
import type { PaintInput } from '../family'
import { exact } from '../gradients'
import type { Ridge } from './plans'

export type Frame = Pick<PaintInput, 'box' | 'unit'>

const SHARE = 0.82 // of all days
const RADIUS = { least: 17, more: 11 }
const HEAD: ByAspect = [0.16, 0.455, 0.455] // of the height: on square and tall cards words stand above
const RISEN = 0.3 // radii that its middle stands above every ridge, where there is room
const HIDDEN = 0.35 // radii that its middle may lie below a ridge: less of it is no sun

/** Where the sun stands: in the sky beside the main peak, on the side of the words but not under them. */
export function sunOf(
  ridges: readonly Ridge[],
  skyline: (x: number) => number, // px from the upper side, as x from the left of an unmirrored box
  isHigh: boolean,
  { box, unit }: Frame,
  random: () => number,
): (Point & { radiusPx: number }) | null {
  const [chance, size, across, up] = [random(), random(), random(), random()]
  if (chance >= SHARE) return null
  const main = ridges.find(({ isMain }) => isMain)!
  const radiusPx = (RADIUS.least + RADIUS.more * size) * unit
  const summit = main.footY - main.heightPx
  const isWide = box.width > 1.2 * box.height
  const beside = (main.isTower ? 74 : isHigh ? 96 : 110) * unit * (0.9 + 0.3 * across)
  const x = Math.max(isWide ? 0.5 * box.width + 70 * unit : radiusPx + 40 * unit, main.middleX - beside)
  const high = summit + (isWide ? -16 + 44 * up : -6 + 22 * up) * unit
  const head = byAspect(box, HEAD) * box.height + (isWide ? 0 : radiusPx)
  const y = Math.max(head, Math.min(high, skyline(x) - RISEN * radiusPx))
  return y > skyline(x) + HIDDEN * radiusPx ? null : { x, y, radiusPx }
}

/** The highest line of all ridges at an x, px; far below where there is none. */
export function skylineAt(lines: readonly (readonly Point[])[], x: number): number {
  const near = lines.flat().filter((point) => Math.abs(point.x - x) < 5)
  return Math.min(1e5, ...near.map(({ y }) => y))
}

export function sunNodes(centre: Point, radiusPx: number, colour: string, { box, unit }: Frame): SceneNode[] {
  const at = exact(centre)
  return [
    glowNode('art-sun-glow', box, at, Math.round(radiusPx + 62 * unit), colour, 0.2),
    { type: 'path', id: 'art-sun', d: ellipse(at, radiusPx), fill: colour },
  ]
}

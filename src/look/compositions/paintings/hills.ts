import { mixColours } from '../../../scene/colour'
import type { Point, SceneNode } from '../../../scene/nodes'
import { filledPath, linearGradient, strokedPath } from '../../../scene/shapes'
import { discWithGlow, px, sky, brushLine, stars, type PaintingArea } from './brush'

/** Each ridge's height and amplitude, × picture height, far to near. */
const RIDGES = [
  { at: 0.47, rise: 0.075 },
  { at: 0.6, rise: 0.075 },
  { at: 0.745, rise: 0.075 },
  { at: 0.84, rise: 0.06 },
  { at: 0.985, rise: 0.04 },
]
const WAVES = [
  { count: 1.3, depth: 1 },
  { count: 3.1, depth: 0.42 },
  { count: 7.3, depth: 0.1 },
  { count: 13.7, depth: 0.035 },
]
const MIST = 0.3 // share of the horizon colour at a ridge's base
const STEP = 14 // px, at unit 1
const BIRDS = 9

export function hills(canvas: PaintingArea): SceneNode[] {
  const { box, unit, random, id } = canvas
  const isMirrored = random() < 0.4
  const sunX = isMirrored ? 0.24 + 0.14 * random() : 0.58 + 0.18 * random()
  const radiusPx = 0.103 * Math.min(box.height, box.width * 1.1)
  const ridges = RIDGES.map(({ at, rise }) => ridgeOf(canvas, at, rise))
  const sun = { x: box.x + sunX * box.width, y: 0 }
  sun.y = heightAt(ridges[0]!, sun.x) - 0.5 * radiusPx
  return [
    sky(canvas),
    ...stars(canvas, 70, 0.4),
    ...discWithGlow(canvas, sun, radiusPx),
    ...ridges.map((ridge, at) => land(canvas, ridge, at)),
    strokedPath(`${id}-birds`, flight(canvas, isMirrored), canvas.palette.mark, 1.5 * unit),
  ]
}

function ridgeOf({ box, unit, random }: PaintingArea, at: number, rise: number): Point[] {
  const waves = WAVES.map(({ count, depth }) => ({
    pitch: (count * (0.85 + 0.3 * random()) * 2 * Math.PI) / (box.height + 0.35 * box.width),
    phase: random() * 2 * Math.PI,
    depth: depth * rise * box.height,
  }))
  const steps = Math.ceil(box.width / (STEP * unit))
  return Array.from({ length: steps + 3 }, (_, step) => {
    const x = box.x + ((step - 1) / steps) * box.width
    // Crests are narrower than valleys.
    const y = waves.reduce((sum, { pitch, phase, depth }, wave) => {
      const swing = Math.sin(x * pitch + phase)
      return sum - depth * (wave === 0 ? swing + 0.22 * swing * swing : swing)
    }, 0)
    return { x, y: box.y + at * box.height + y }
  })
}

function land({ box, palette, id }: PaintingArea, ridge: readonly Point[], at: number): SceneNode {
  const [first, last] = [ridge[0]!, ridge.at(-1)!]
  const foot = px(box.y + box.height)
  const top = Math.min(...ridge.map(({ y }) => y))
  const next = RIDGES[at + 1]?.at ?? 1.2
  const colour = palette.layers[at]!
  return filledPath(
    `${id}-ridge-${at}`,
    `M${px(first.x)} ${foot}L${px(first.x)} ${px(first.y)}${brushLine(ridge)}L${px(last.x)} ${foot}Z`,
    linearGradient(
      { x: box.x, y: top },
      { x: box.x, y: box.y + (next + 0.08) * box.height },
      [0, colour],
      [1, mixColours(colour, palette.sky[1], MIST * (palette.isNight ? 0.4 : 1))],
    ),
  )
}

function heightAt(ridge: readonly Point[], x: number): number {
  return ridge.find((point) => point.x >= x)?.y ?? ridge.at(-1)!.y
}

function flight({ box, unit, random }: PaintingArea, isMirrored: boolean): string {
  return Array.from({ length: BIRDS }, (_, at) => {
    const share = at / (BIRDS - 1)
    const along = 0.12 + 0.4 * share + 0.03 * (random() - 0.5)
    const x = box.x + (isMirrored ? 1 - along : along) * box.width
    const y = box.y + (0.3 - 0.11 * share + 0.05 * (random() - 0.5)) * box.height
    const span = unit * (17 - 7 * share) * (0.75 + 0.4 * random())
    return bird(x, y, isMirrored ? -span : span, (random() - 0.5) * 0.5)
  }).join('')
}

function bird(x: number, y: number, span: number, tilt: number): string {
  const size = Math.abs(span)
  const at = (along: number, up: number) => `${px(x + along * span)} ${px(y - (up + tilt * along) * size)}`
  return `M${at(-1, 0.1)}Q${at(-0.42, 0.46)} ${at(0, 0)}Q${at(0.36, 0.52)} ${at(0.86, 0.36)}`
}

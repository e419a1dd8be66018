import { compositeOver, withAlpha } from '../../../scene/colour'
import type { SceneNode, Point } from '../../../scene/nodes'
import { byAspect, type ByAspect } from '../aspect'
import type { Mood, Stage } from '../mood'
import { glowNode, softened } from '../soft'
import { footRoom } from '../occupiedBoxes'
import { contour, sampled, veil, type Veil } from '../contour'
import { gradientNoise } from '../noise'
import { downwards } from '../outlines'

const ROOM_PX = 85
const GROWTH = { min: 0.6, max: 1.8 }
const CELL_PX = 6
const GAP_PX = { least: 10, more: 16 } // below the text box
const MASS = { acrossPx: 190, middle: 0.5, swing: 1.1 }
const SMALL_MASS = 0.55 // min mass, × puff size
const CHILD = { count: 4, min: 0.3, more: 0.3, at: 0.86 } // on each puff's upper side, in its radii
const ROUGH = { acrossPx: 15, px: 3.2 }
const BODY_PX = 40 // below the valleys, where the last colour starts
const MIN_PX = 24

const BANKS: readonly CloudBank[] = [
  {
    rise: 0.42,
    heap: 0.9,
    puffPx: [14, 50],
    sigmaPx: 2.6,
    alpha: 0.9,
    colours: ['#FDFEFF', '#D6DCE2', '#D0D7DE'],
  },
  {
    rise: 0.1,
    heap: 0.72,
    puffPx: [14, 44],
    sigmaPx: 1.2,
    alpha: 0.97,
    colours: ['#FFFFFF', '#D9DFE5', '#C0C9D2'],
  },
]
const VEIL: Veil = { colour: '#FFFFFF', alpha: 0.055, from: -0.06, bareHeight: 0.2, fadePx: 56, levels: 16 }
const LIGHT = { colour: '#FFFFFF', x: 0.7, upPx: 30, radiusPx: 330, alpha: 0.5 }
const CLEAR: { from: ByAspect; to: ByAspect } = { from: [0.14, 0.14, 0.12], to: [0.7, 0.71, 0.74] }

export const mood: Mood = {
  icon: 'M7 19.5a5 5 0 0 1-.6-9.96A6.5 6.5 0 0 1 19 9.6a5 5 0 0 1-1.5 9.9Z',
  overlay: (stage) => [
    ...veil(VEIL, stage),
    light(stage),
    ...BANKS.flatMap((bank, index) => cloudBank(`weather-bank-${index}`, bank, stage)),
  ],
  clearing: (textBox, area) => {
    const top = Math.max(textBox.y, area.y + area.height * byAspect(area, CLEAR.from))
    const foot = Math.min(textBox.y + textBox.height, area.y + area.height * byAspect(area, CLEAR.to))
    return { ...textBox, y: top, height: foot - top }
  },
  grounds: ({ text, foot }) => [
    ...text,
    ...text.map((sky) => compositeOver(withAlpha(LIGHT.colour, LIGHT.alpha), sky)),
    ...foot,
    ...BANKS.flatMap(({ colours }) => colours),
  ],
}

function light({ area, unit, words }: Stage): SceneNode {
  const { lineTop } = footRoom(area, unit, words)
  const centre = { x: area.x + area.width * LIGHT.x, y: lineTop - LIGHT.upPx * unit }
  return glowNode('weather-light', area, centre, LIGHT.radiusPx * unit, LIGHT.colour, LIGHT.alpha)
}

/** Piled up where noise is high, roughened by finer noise. */
interface CloudBank {
  rise: number // height of its valleys above the small print, × space up to the text box
  heap: number // share of the remaining space its piles fill
  puffPx: readonly [min: number, max: number]
  sigmaPx: number // edge softness
  alpha: number
  colours: readonly [crest: string, body: string, foot: string]
}

interface Puff extends Point {
  r: number
}

function cloudBank(id: string, bank: CloudBank, stage: Stage): SceneNode[] {
  const { area, unit, random, words } = stage
  const { textFoot, lineTop } = footRoom(area, unit, words)
  const roomPx = lineTop - textFoot
  const grown = unit * Math.min(GROWTH.max, Math.max(GROWTH.min, roomPx / (ROOM_PX * unit)))
  const rim = lineTop - bank.rise * roomPx
  const puffs = heaped(bank, rim, textFoot, grown, stage)
  const rough = gradientNoise(random)
  const finePx = ROUGH.acrossPx * grown
  const foot = area.y + area.height
  const cellPx = CELL_PX * unit
  const heightPx = Math.max(0, foot + 2 * cellPx - textFoot)
  const box = { x: area.x, y: textFoot, width: area.width, height: heightPx }
  const surface = sampled(
    box,
    cellPx,
    (x, y) => Math.max(y - rim, depthIn(puffs, x, y)) + ROUGH.px * grown * rough(x / finePx, y / finePx),
  )
  const top = Math.min(rim, ...puffs.map(({ y, r }) => y - r))
  return softened(id, (growPx) => contour(surface, -growPx, MIN_PX * unit), {
    sigmaPx: bank.sigmaPx * unit,
    alpha: bank.alpha,
    fill: downwards(top, rim + BODY_PX * grown, ...bank.colours),
  })
}

/** Larger and higher where mass is dense. None reaches the text box. */
function heaped(
  { heap, puffPx: [minPx, maxPx] }: CloudBank,
  rim: number,
  textFoot: number,
  grown: number,
  { area, unit, random }: Stage,
): Puff[] {
  const noise = gradientNoise(random)
  const massAt = (x: number) =>
    Math.min(1, Math.max(0, MASS.middle + MASS.swing * noise(x / (MASS.acrossPx * grown), 0.5)))
  const puffs: Puff[] = []
  const add = (x: number, y: number, r: number) => {
    const ceiling = textFoot + GAP_PX.least * unit + GAP_PX.more * grown * random()
    puffs.push({ x, y: Math.max(y, ceiling + r), r })
  }
  const heapPx = heap * (rim - textFoot - GAP_PX.least * unit)
  for (let x = area.x - maxPx * grown; x < area.x + area.width + maxPx * grown;) {
    const mass = massAt(x)
    const r = grown * (minPx + (maxPx - minPx) * mass * (SMALL_MASS + (1 - SMALL_MASS) * random()))
    const y = rim - mass * heapPx + r * (0.75 + 0.5 * random())
    add(x, y, r)
    for (let child = 0; child < CHILD.count; child++) {
      const angle = -Math.PI * (0.12 + (0.76 * (child + random())) / CHILD.count)
      const reach = CHILD.at * r
      add(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, r * (CHILD.min + CHILD.more * random()))
    }
    x += r * (0.7 + 0.5 * random())
  }
  return puffs
}

function depthIn(puffs: readonly Puff[], x: number, y: number): number {
  let depth = -Infinity
  for (const puff of puffs) {
    const aside = Math.abs(x - puff.x)
    if (aside < puff.r) depth = Math.max(depth, puff.r - Math.hypot(aside, Math.min(0, y - puff.y)))
  }
  return depth
}

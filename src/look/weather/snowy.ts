import { boxesOverlap } from '../../scene/box'
import { withAlpha } from '../../scene/colour'
import type { Point, SceneNode } from '../../scene/nodes'
import type { Mood, Stage } from './mood'
import { downwards, ellipse, polygon } from './outlines'
import { suitsMean } from './seen'
import { blurredDisc } from './soft'
import { around, isAmongWords } from './words'

const PER_PX = 1.2 / (960 * 540)
const NEAR = { count: 11, minPx: 6, maxPx: 10.5, sigmaPx: 3.2, alpha: 0.65 }
// Kept to few paths: the flakes of one size share three brightnesses.
const FAR = [
  { id: 'fine', count: 90, minPx: 1.1, maxPx: 1.9, alpha: 0.8, rims: [0] },
  { id: 'mid', count: 34, minPx: 2.4, maxPx: 4, alpha: 0.85, rims: [0.8, 0, -0.8] }, // three outlines soften its edge
]
const FINE_PX = 1.5
const BRIGHTNESSES = [1, 0.8, 0.6]
const DRIFTS = [
  { y: 0.85, alpha: 0.55, swingPx: [14, 4], turn: -0.83 }, // rises to both sides
  { y: 0.885, alpha: 0.95, swingPx: [16, 4], turn: 0.9 }, // its crest right of the middle
] as const
const DRIFT_COLOURS = ['#FFFFFF', '#CFE0F0'] as const
const DRIFT_STEPS = 64

/** Flakes of three sizes, the near ones out of focus, over two drifts. Behind words all are small. */
export const snowy: Mood = {
  label: { en: 'Snowy', zh: '雪' },
  emoji: '❄️',
  icon: 'M12 2v20M3.34 7l17.32 10M3.34 17L20.66 7M9.5 3.5L12 6l2.5-2.5M9.5 20.5L12 18l2.5 2.5M3.4 10.9L6.8 10l-.9-3.4M20.6 13.1l-3.4.9.9 3.4M5.9 17.4l.9-3.4-3.4-.9M18.1 6.6l-.9 3.4 3.4.9',
  suits: (ground) =>
    ground.isGradient &&
    suitsMean(ground, { hueDeg: [225, 265], chroma: [0.02, 0.055], lightness: [0.86, 0.96] }),
  overlay: (stage) => [
    ...FAR.flatMap((flakes) => farFlakes(flakes, stage)),
    ...nearFlakes(stage),
    ...DRIFTS.map((_, index) => drift(index, stage)),
  ],
  grounds: ({ text, foot }) => [...text, ...foot, ...DRIFT_COLOURS],
}

function farFlakes(
  { id, count, minPx, maxPx, alpha, rims }: (typeof FAR)[number],
  stage: Stage,
): SceneNode[] {
  const flakes = scattered(count, stage).map((centre) => {
    const r = stage.unit * (minPx + (maxPx - minPx) * stage.random())
    const isFine = isAmongWords(stage.words, around(centre, r))
    return { centre, r: isFine ? Math.min(r, FINE_PX * stage.unit) : r }
  })
  return BRIGHTNESSES.flatMap((brightness, tier) =>
    rims.map((growPx, rim): SceneNode => {
      const share = alpha * brightness
      const layer = rims.length === 1 ? share : 1 - (1 - share) ** (1 / rims.length)
      const d = flakes
        .filter((_, index) => index % BRIGHTNESSES.length === tier)
        .map(({ centre, r }) => ellipse(centre, r + growPx * stage.unit))
        .join('')
      return { type: 'path', id: `weather-${id}-${tier}-${rim}`, d, fill: withAlpha('#FFFFFF', layer) }
    }),
  )
}

function nearFlakes(stage: Stage): SceneNode[] {
  return scattered(NEAR.count, stage).map((found, index): SceneNode => {
    const r = stage.unit * (NEAR.minPx + (NEAR.maxPx - NEAR.minPx) * stage.random())
    const centre = besideText(found, r + 2 * NEAR.sigmaPx * stage.unit, stage)
    const fill = blurredDisc(
      centre,
      r,
      NEAR.sigmaPx * stage.unit,
      '#FFFFFF',
      NEAR.alpha * (0.6 + 0.4 * stage.random()),
    )
    return { type: 'path', id: `weather-near-${index}`, d: ellipse(centre, fill.radiusPx), fill }
  })
}

/** Moves a flake in front of words to the nearer side, as far out as it was from the middle. */
function besideText(at: Point, reachPx: number, { area, words: { text } }: Stage): Point {
  if (!text || !boxesOverlap(text, around(at, reachPx))) return at
  const share = (at.x - text.x) / text.width
  const left = text.x - reachPx - area.x
  const right = text.x + text.width + reachPx
  const x = share < 0.5 ? area.x + left * 2 * share : right + (area.x + area.width - right) * (2 * share - 1)
  return { ...at, x }
}

function scattered(countPerCard: number, { area, unit, random }: Stage): Point[] {
  const count = Math.round((countPerCard * PER_PX * area.width * area.height) / (unit * unit))
  return Array.from({ length: count }, () => ({
    x: area.x + area.width * random(),
    y: area.y + area.height * random(),
  }))
}

/** A bank of snow whose edge is the sum of two sines. */
function drift(index: number, { area, unit, random }: Stage): SceneNode {
  const { y, alpha, swingPx, turn } = DRIFTS[index] ?? DRIFTS[0]
  const phases = [turn + 0.9 * (random() - 0.5), 2 * Math.PI * random()]
  const footY = area.y + area.height
  const edge = Array.from({ length: DRIFT_STEPS + 1 }, (_, step) => {
    const share = step / DRIFT_STEPS
    const swing = swingPx.reduce(
      (sum, px, wave) =>
        sum + px * unit * Math.sin(2 * Math.PI * share * (0.85 + wave) + (phases[wave] ?? 0)),
      0,
    )
    return { x: area.x + area.width * share, y: area.y + area.height * y + swing }
  })
  const top = Math.min(...edge.map((point) => point.y))
  return {
    type: 'path',
    id: `weather-drift-${index}`,
    d: polygon([...edge, { x: area.x + area.width, y: footY }, { x: area.x, y: footY }]),
    fill: downwards(top, footY, ...DRIFT_COLOURS.map((colour) => withAlpha(colour, alpha))),
  }
}

import { around, insetBox, outsetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Point, SceneNode } from '../../../scene/nodes'
import { filledPath } from '../../../scene/shapes'
import { byAspect, type ByAspect } from '../aspect'
import type { Mood, Stage } from '../mood'
import { gradientNoise } from '../noise'
import { downwards, ellipse, polygon } from '../outlines'
import { blurredDisc } from '../soft'
import { footRoom, isAmongWords } from '../occupiedBoxes'

const PER_PX = 1 / (960 * 540)
const GAP_PX = 6 // between a flake and text
const CREST_GAP_PX = 3 // between a drift and the small print under it
// Far flakes are small and faint, near ones large and blurred, in three brightnesses, to limit paths.
const FLAKES = [
  { id: 'far', count: 190, minPx: 0.9, maxPx: 1.7, alpha: 0.7, rims: [0.5, 0] },
  { id: 'mid', count: 70, minPx: 2, maxPx: 3.6, alpha: 0.95, rims: [1, 0.3, -0.4] },
]
const BRIGHTNESSES = [1, 0.75, 0.5]
const NEAR = { count: 22, minPx: 7, maxPx: 26, sigma: 0.34, alpha: { min: 0.28, more: 0.36 } } // sigma in radii
// Mean crest height above the small print; far drifts first.
const DRIFTS = [
  { risePx: 38, swingPx: 25, acrossPx: 380, colours: ['#E9F3FB', '#C6DCF0'], alpha: 0.8 },
  { risePx: 26, swingPx: 24, acrossPx: 460, colours: ['#F6FAFE', '#CFE1F2'], alpha: 0.95 },
  { risePx: 14, swingPx: 15, acrossPx: 540, colours: ['#FFFFFF', '#DDEAF6'], alpha: 1 },
] as const
const HEIGHT: ByAspect = [1, 1, 1.7] // × that height
const STEPS = 64
const CLEAR = { head: [0.1, 0.1, 0.15], snowPx: 66 } as const // × height; px above the small print

export const mood: Mood = {
  icon: 'M12 2v20M3.34 7l17.32 10M3.34 17L20.66 7M9.5 3.5L12 6l2.5-2.5M9.5 20.5L12 18l2.5 2.5M3.4 10.9L6.8 10l-.9-3.4M20.6 13.1l-3.4.9.9 3.4M5.9 17.4l.9-3.4-3.4-.9M18.1 6.6l-.9 3.4 3.4.9',
  overlay: (stage) => [
    ...DRIFTS.map((_, index) => drift(index, stage)),
    ...FLAKES.flatMap((flakes) => flakesOf(flakes, stage)),
    ...nearFlakes(stage),
  ],
  grounds: ({ text, foot }) => [...text, ...foot, ...DRIFTS.flatMap(({ colours }) => colours)],
  clearing: (textBox, area, _align, lines) => {
    const unit = Math.min(area.width, area.height) / 540
    const { lineTop } = footRoom(area, unit, { text: null, lines })
    const top = area.y + area.height * byAspect(area, CLEAR.head)
    const foot = lineTop - CLEAR.snowPx * byAspect(area, HEIGHT) * unit
    return insetBox(textBox, {
      top: Math.max(0, top - textBox.y),
      bottom: Math.max(0, textBox.y + textBox.height - foot),
    })
  },
}

function flakesOf(
  { id, count, minPx, maxPx, alpha, rims }: (typeof FLAKES)[number],
  stage: Stage,
): SceneNode[] {
  const { unit, random } = stage
  const flakes = scattered(count, stage, () => unit * (minPx + (maxPx - minPx) * random()))
  return BRIGHTNESSES.flatMap((brightness, tier) =>
    rims.map((growPx, rim): SceneNode => {
      const layer = 1 - (1 - alpha * brightness) ** (1 / rims.length)
      const d = flakes
        .filter((_, index) => index % BRIGHTNESSES.length === tier)
        .map(({ x, y, r }) => ellipse({ x, y }, r + growPx * unit))
        .join('')
      return filledPath(`weather-${id}-${tier}-${rim}`, d, withAlpha('#FFFFFF', layer))
    }),
  )
}

function nearFlakes(stage: Stage): SceneNode[] {
  const { unit, random } = stage
  const reach = 1 + 2 * NEAR.sigma
  const radius = () => unit * (NEAR.minPx + (NEAR.maxPx - NEAR.minPx) * random() ** 2)
  return scattered(NEAR.count, stage, () => radius() * reach).map(({ x, y, r }, index) => {
    const own = r / reach
    const alpha = NEAR.alpha.min + NEAR.alpha.more * random()
    const fill = blurredDisc({ x, y }, own, NEAR.sigma * own, '#FFFFFF', alpha)
    return filledPath(`weather-near-${index}`, ellipse({ x, y }, fill.radiusPx), fill)
  })
}

function scattered(
  countPerCard: number,
  { area, unit, random, words }: Stage,
  radius: () => number,
): (Point & { r: number })[] {
  const count = Math.round((countPerCard * PER_PX * area.width * area.height) / (unit * unit))
  return Array.from({ length: count }, () => ({
    x: area.x + area.width * random(),
    y: area.y + area.height * random(),
    r: radius(),
  })).filter((flake) => !isAmongWords(words, outsetBox(around(flake, flake.r), GAP_PX * unit)))
}

function drift(index: number, { area, unit, random, words }: Stage): SceneNode {
  const { risePx, swingPx, acrossPx, colours, alpha } = DRIFTS[index]!
  const noise = gradientNoise(random)
  const { textFoot, lineTop } = footRoom(area, unit, words)
  const grown = unit * byAspect(area, HEIGHT)
  const footY = area.y + area.height
  const crest = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = area.x + (area.width * step) / STEPS
    const rise = risePx + swingPx * noise(x / (acrossPx * unit) + 3 * index, 0.5)
    // A crest through the small print would be an edge under it.
    const y = Math.min(lineTop - grown * rise, lineTop - CREST_GAP_PX * unit)
    return { x, y: Math.max(y, textFoot + GAP_PX * unit) }
  })
  const top = Math.min(...crest.map(({ y }) => y))
  return filledPath(
    `weather-drift-${index}`,
    polygon([...crest, { x: area.x + area.width, y: footY }, { x: area.x, y: footY }]),
    downwards(top, footY, ...colours.map((colour) => withAlpha(colour, alpha))),
  )
}

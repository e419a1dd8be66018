import type { SceneNode } from '../../scene/nodes'
import { byAspect, type ByAspect } from './aspect'
import type { Mood, Stage } from './mood'
import { cloud, CLOUD_REACH, downwards, ellipse, polygon } from './outlines'
import { suitsMean } from './seen'
import { faded, softened } from './soft'

const CLOUDS: readonly { x: ByAspect; y: ByAspect; sizePx: number; sigmaPx: number; alpha: number }[] = [
  { x: [0.14, 0.14, 0.22], y: [0.14, 0.14, 0.154], sizePx: 40, sigmaPx: 1.5, alpha: 0.55 },
  { x: [0.83, 0.83, 0.81], y: [0.17, 0.17, 0.1], sizePx: 62, sigmaPx: 0, alpha: 0.92 },
]
const CLEAR = { from: 0.2, to: 0.77 } // of the height: between them there are only a few curves behind words
const CLOUD_COLOURS = ['#FFFFFF', '#B4C1CE'] as const
// Far ones first.
const ROWS = [
  { y: 0.8, alpha: 0.5, sigmaPx: 3.2 },
  { y: 0.87, alpha: 0.7, sigmaPx: 1.6 },
  { y: 0.95, alpha: 0.95, sigmaPx: 0 },
]
const ROW_COLOURS = ['#FFFFFF', '#AEBCCA'] as const
const SCALLOP = { minPx: 34, maxPx: 78, wide: 1.45, high: 0.8 } // broad domes, not balls: see weather.png

/** Two clouds above, three banks of them at the foot. */
export const cloudy: Mood = {
  label: { en: 'Cloudy', zh: '云' },
  emoji: '☁️',
  icon: 'M7 19.5a5 5 0 0 1-.6-9.96A6.5 6.5 0 0 1 19 9.6a5 5 0 0 1-1.5 9.9Z',
  suits: (ground) =>
    ground.isGradient &&
    suitsMean(ground, { hueDeg: [220, 275], chroma: [0.006, 0.02], lightness: [0.88, 0.96] }),
  overlay: (stage) => [
    ...CLOUDS.flatMap((one, index) => {
      const { area, unit } = stage
      const centre = {
        x: area.x + area.width * byAspect(area, one.x),
        y: area.y + area.height * byAspect(area, one.y),
      }
      const sizePx = one.sizePx * unit
      const fill = downwards(
        centre.y - CLOUD_REACH.top * sizePx,
        centre.y + CLOUD_REACH.foot * sizePx,
        ...CLOUD_COLOURS,
      )
      const id = `weather-cloud-${index}`
      const outline = (growPx: number) => cloud(centre, sizePx, growPx)
      return one.sigmaPx === 0
        ? [{ type: 'path', id, d: outline(0), fill: faded(fill, one.alpha) } as const]
        : softened(id, outline, { sigmaPx: one.sigmaPx * unit, alpha: one.alpha, fill })
    }),
    ...ROWS.flatMap((row, index) => bank(row, index, stage)),
  ],
  clearing: (textBox, area) => {
    const top = Math.max(textBox.y, area.y + area.height * CLEAR.from)
    const foot = Math.min(textBox.y + textBox.height, area.y + area.height * CLEAR.to)
    return { ...textBox, y: top, height: foot - top }
  },
  grounds: ({ text, foot }) => [...text, ...foot, ...CLOUD_COLOURS, ...ROW_COLOURS],
}

/** A row of domes of many sizes, standing on the foot of the area. */
function bank(
  { y, alpha, sigmaPx }: (typeof ROWS)[number],
  index: number,
  { area, unit, random }: Stage,
): SceneNode[] {
  const rowY = area.y + area.height * y
  const footY = area.y + area.height
  const domes: { x: number; r: number }[] = []
  let x = area.x - SCALLOP.maxPx * unit * random()
  while (x < area.x + area.width + SCALLOP.maxPx * unit) {
    const r = unit * (SCALLOP.minPx + (SCALLOP.maxPx - SCALLOP.minPx) * random())
    domes.push({ x: x + r * SCALLOP.wide * 0.8, r })
    x += r * SCALLOP.wide * 1.6
  }
  const highest = Math.max(...domes.map(({ r }) => r)) * SCALLOP.high
  const outline = (growPx: number) =>
    domes
      .map((dome) =>
        ellipse({ x: dome.x, y: rowY }, dome.r * SCALLOP.wide + growPx, dome.r * SCALLOP.high + growPx),
      )
      .join('') +
    polygon([
      { x: area.x, y: rowY - SCALLOP.minPx * unit * 0.3 },
      { x: area.x + area.width, y: rowY - SCALLOP.minPx * unit * 0.3 },
      { x: area.x + area.width, y: footY },
      { x: area.x, y: footY },
    ])
  const fill = downwards(rowY - highest, footY, ...ROW_COLOURS)
  const id = `weather-bank-${index}`
  return sigmaPx === 0
    ? [{ type: 'path', id, d: outline(0), fill: faded(fill, alpha) }]
    : softened(id, outline, { sigmaPx: sigmaPx * unit, alpha, fill })
}

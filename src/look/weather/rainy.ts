import { insetBox } from '../../scene/box'
import { compositeOver } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { byAspect, type ByAspect } from './aspect'
import type { Mood, Stage } from './mood'
import { cloud, CLOUD_REACH, downwards } from './outlines'
import { ripples, streaks } from './rain'
import { suitsMean } from './seen'
import { faded, softened } from './soft'
import { headPx, type Words } from './words'

interface RainCloud {
  x: ByAspect
  y: ByAspect
  sizePx: ByAspect
  alpha: number
  sigmaPx: number // 0: near and sharp
  growsFaintTall?: boolean // a tall card holds three
}

// Far ones first.
const CLOUDS: readonly RainCloud[] = [
  { x: [0.45, 0.45, 0.6], y: [0.055, 0.055, 0.05], sizePx: [60, 60, 90], alpha: 0.5, sigmaPx: 3 },
  {
    x: [0.64, 0.64, 0.4],
    y: [0.09, 0.09, 0.03],
    sizePx: [34, 34, 34],
    alpha: 0.62,
    sigmaPx: 1.4,
    growsFaintTall: true,
  },
  { x: [0.13, 0.13, 0.25], y: [0.098, 0.098, 0.085], sizePx: [46, 46, 76], alpha: 0.94, sigmaPx: 0 },
  { x: [0.9, 0.89, 0.89], y: [0.105, 0.105, 0.105], sizePx: [52, 52, 66], alpha: 0.94, sigmaPx: 0 },
]
const CLOUD_COLOURS = ['#8FA3BA', '#5B708A'] as const
const PANEL = {
  insetX: [104, 44, 48],
  insetY: [84, 72, 200],
  glass: ['rgba(236,243,250,0.8)', 'rgba(222,232,242,0.66)'],
} as const
const TEXT_GAP_PX = 14
const LINE_GAP_PX = 6

/** Low cloud, slanted streaks near and far, ripples at the foot. */
export const rainy: Mood = {
  label: { en: 'Rainy', zh: '雨' },
  emoji: '🌧️',
  icon: 'M7 15.5a4.5 4.5 0 0 1-.8-8.93A6 6 0 0 1 17.7 6.6 4.5 4.5 0 0 1 17 15.5ZM8.6 19l-.9 3M12.6 19l-.9 3M16.6 19l-.9 3',
  suits: (ground) => suitsMean(ground, { hueDeg: [235, 275], chroma: [0.02, 0.075], lightness: [0.4, 0.72] }),
  overlay: (stage) => [
    ...streaks(stage),
    ...CLOUDS.flatMap((one, index) => rainCloud(one, index, stage)),
    ...ripples(stage),
  ],
  // Streaks are thinner than letters, but many: they lighten the ground a little.
  grounds: ({ text, foot }) => [...text, ...foot].map((sky) => compositeOver('rgba(255,255,255,0.03)', sky)),
  clearing: (textBox, area, _align, lines) => {
    const unit = Math.min(area.width, area.height) / 540
    const feet = CLOUDS.filter(({ sigmaPx }) => sigmaPx === 0).map(
      (one) => middleY(one, area, unit, lines) + CLOUD_REACH.foot * byAspect(area, one.sizePx) * unit,
    )
    const top = Math.max(...feet) + TEXT_GAP_PX * unit
    return insetBox(textBox, { top: Math.max(0, top - textBox.y) })
  },
  panel: (bounds) => {
    const unit = Math.min(bounds.width, bounds.height) / 540
    return {
      insetX: Math.round(byAspect(bounds, PANEL.insetX) * unit),
      insetY: Math.round(byAspect(bounds, PANEL.insetY) * unit),
      glass: PANEL.glass,
    }
  },
}

function rainCloud(one: RainCloud, index: number, { area, unit, words }: Stage): SceneNode[] {
  const centre = {
    x: area.x + area.width * byAspect(area, one.x),
    y: middleY(one, area, unit, words.lines),
  }
  const sizePx = byAspect(area, one.sizePx) * unit
  const tallness = Math.min(1, Math.max(0, Math.log(area.height / area.width) / Math.log(16 / 9)))
  const alpha = one.growsFaintTall ? one.alpha * (1 - tallness) : one.alpha
  const fill = downwards(
    centre.y - CLOUD_REACH.top * sizePx,
    centre.y + CLOUD_REACH.foot * sizePx,
    ...CLOUD_COLOURS,
  )
  const id = `weather-cloud-${index}`
  if (alpha < 0.02) return []
  if (one.sigmaPx === 0) return [{ type: 'path', id, d: cloud(centre, sizePx), fill: faded(fill, alpha) }]
  return softened(id, (growPx) => cloud(centre, sizePx, growPx), { sigmaPx: one.sigmaPx * unit, alpha, fill })
}

/** A cloud is below a date at the head. */
function middleY({ y, sizePx }: RainCloud, area: Box, unit: number, lines: Words['lines']): number {
  const head = headPx(area, lines)
  const minY = head > 0 ? head + LINE_GAP_PX * unit + CLOUD_REACH.top * byAspect(area, sizePx) * unit : 0
  return area.y + Math.max(area.height * byAspect(area, y), minY)
}

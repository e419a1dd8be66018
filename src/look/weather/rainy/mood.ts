import { insetBox } from '../../../scene/box'
import { compositeOver } from '../../../scene/colour'
import { byAspect, type ByAspect } from '../aspect'
import { drops } from './drops'
import type { Mood } from '../mood'
import { ripples, streaks } from './rain'
import { veil, type Veil } from '../veil'

// Low and heavy, thinning out downwards.
const VEIL: Veil = {
  colour: '#26344A',
  alpha: 0.07,
  from: -0.75,
  bareHeight: 0.5,
  fadePx: 270,
  levels: 11,
}
const PANEL = {
  insetX: [56, 36, 36],
  insetY: [44, 40, 88],
  glass: ['rgba(236,243,250,0.78)', 'rgba(222,232,242,0.64)'],
} as const
const CLEAR: ByAspect = [0.15, 0.15, 0.13] // of the height

/** Low cloud, slanted streaks near and far, ripples at the foot. */
export const mood: Mood = {
  icon: 'M7 15.5a4.5 4.5 0 0 1-.8-8.93A6 6 0 0 1 17.7 6.6 4.5 4.5 0 0 1 17 15.5ZM8.6 19l-.9 3M12.6 19l-.9 3M16.6 19l-.9 3',
  overlay: (stage) => [...veil('weather-veil', VEIL, stage), ...streaks(stage), ...ripples(stage)],
  // Streaks are thinner than letters, but many: they lighten the ground a little.
  grounds: ({ text, foot }) => [...text, ...foot].map((sky) => compositeOver('rgba(255,255,255,0.03)', sky)),
  clearing: (textBox, area) => {
    const top = area.y + area.height * byAspect(area, CLEAR)
    return insetBox(textBox, { top: Math.max(0, top - textBox.y) })
  },
  panel: (bounds) => {
    const unit = Math.min(bounds.width, bounds.height) / 540
    return {
      insetX: Math.round(byAspect(bounds, PANEL.insetX) * unit),
      insetY: Math.round(byAspect(bounds, PANEL.insetY) * unit),
      glass: PANEL.glass,
      onGlass: drops,
    }
  },
}

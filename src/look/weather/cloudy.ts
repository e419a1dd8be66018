import { compositeOver, withAlpha } from '../../scene/colour'
import type { SceneNode } from '../../scene/nodes'
import { byAspect, type ByAspect } from './aspect'
import { cloudBank, type CloudBank } from './cloudBank'
import { contour, sampled } from './contour'
import type { Mood, Stage } from './mood'
import { gradientNoise } from './noise'
import { suitsMean } from './seen'
import { glow } from './soft'
import { footRoom } from './words'

// Far ones first.
const BANKS: readonly CloudBank[] = [
  {
    rise: 0.42,
    heap: 0.9,
    puffPx: [14, 50],
    sigmaPx: 2.6,
    alpha: 0.9,
    colours: ['#FDFEFF', '#D3DDE7', '#CFDAE4'],
  },
  {
    rise: 0.1,
    heap: 0.72,
    puffPx: [14, 44],
    sigmaPx: 1.2,
    alpha: 0.97,
    colours: ['#FFFFFF', '#D6DFE8', '#C0CCD8'],
  },
]
// So many levels that no edge of them can be seen.
const VEIL = { levels: 12, from: 0.02, step: 0.045, alpha: 0.06, cellPx: 9, longPx: 360, thickPx: 90 }
const VEIL_END = { gapPx: 8, fadePx: 70 } // above the words' box
const LIGHT = { colour: '#FFFFFF', x: 0.7, upPx: 30, radiusPx: 330, alpha: 0.5 }
const BARE = 0.2 // of the height: where a veil ends if there are no words
const CLEAR: { from: ByAspect; to: ByAspect } = { from: [0.14, 0.14, 0.12], to: [0.7, 0.71, 0.74] }

/** Thin clouds at the head, a sea of them at the foot, and between them calm sky for the words. */
export const cloudy: Mood = {
  label: { en: 'Cloudy', zh: '云' },
  emoji: '☁️',
  icon: 'M7 19.5a5 5 0 0 1-.6-9.96A6.5 6.5 0 0 1 19 9.6a5 5 0 0 1-1.5 9.9Z',
  suits: (ground) =>
    ground.isGradient &&
    suitsMean(ground, { hueDeg: [220, 275], chroma: [0.006, 0.02], lightness: [0.88, 0.96] }),
  overlay: (stage) => [
    ...veil(stage),
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

/** Clouds drawn out by the wind, above the words' box. */
function veil({ area, unit, random, words: { text } }: Stage): SceneNode[] {
  const noise = gradientNoise(random)
  const foot = (text?.y ?? area.y + area.height * BARE) - VEIL_END.gapPx * unit
  const room = { ...area, height: Math.max(0, foot - area.y) }
  const surface = sampled(room, VEIL.cellPx * unit, (x, y) => {
    const [across, down] = [x / (VEIL.longPx * unit), y / (VEIL.thickPx * unit)]
    const thickness = noise(across, down) + 0.45 * noise(2.4 * across + 9, 2.3 * down + 5)
    return thickness * Math.min(1, Math.max(0, foot - y) / (VEIL_END.fadePx * unit))
  })
  return Array.from({ length: VEIL.levels }, (_, level) => ({
    type: 'path',
    id: `weather-veil-${level}`,
    d: contour(surface, VEIL.from + VEIL.step * level),
    fill: withAlpha('#FFFFFF', VEIL.alpha),
  }))
}

/** A sun behind the clouds. */
function light({ area, unit, words }: Stage): SceneNode {
  const { lineTop } = footRoom(area, unit, words)
  const centre = { x: area.x + area.width * LIGHT.x, y: lineTop - LIGHT.upPx * unit }
  const fill = glow(centre, LIGHT.radiusPx * unit, LIGHT.colour, LIGHT.alpha)
  return { type: 'rect', id: 'weather-light', ...area, fill }
}

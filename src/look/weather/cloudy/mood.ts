import { compositeOver, withAlpha } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { byAspect, type ByAspect } from '../aspect'
import { cloudBank, type CloudBank } from './cloudBank'
import type { Mood, Stage } from '../mood'
import { glowNode } from '../soft'
import { veil, type Veil } from '../veil'
import { footRoom } from '../words'

// Far ones first.
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

/** Thin clouds at the head, a sea of them at the foot, and between them calm sky for the words. */
export const mood: Mood = {
  icon: 'M7 19.5a5 5 0 0 1-.6-9.96A6.5 6.5 0 0 1 19 9.6a5 5 0 0 1-1.5 9.9Z',
  overlay: (stage) => [
    ...veil('weather-veil', VEIL, stage),
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

/** A sun behind the clouds. */
function light({ area, unit, words }: Stage): SceneNode {
  const { lineTop } = footRoom(area, unit, words)
  const centre = { x: area.x + area.width * LIGHT.x, y: lineTop - LIGHT.upPx * unit }
  return glowNode('weather-light', area, centre, LIGHT.radiusPx * unit, LIGHT.colour, LIGHT.alpha)
}

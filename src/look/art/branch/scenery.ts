import type { LinearGradient, SceneNode } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/oklab'
import { withAlpha } from '../../../scene/colour'
import { fade } from '../gradients'
import type { Pen } from '../pen'
import type { ArtPalette } from '../family'

/** Every plant is painted with this. Units as in `Pen`; the mass is on the right, which the pen may mirror. */
export interface Scenery {
  pen: Pen
  field: Field
  size: number // 1 for a field as high as a wide card's; what grows is multiplied by it
  term: number
  isNight: boolean
  isWide: boolean
  colours: ArtPalette['colours']
  paletteId: string
  stream: (part: string) => () => number
}

/** Where the plant is; the words are to its left, or below it. */
export interface Field {
  left: number
  right: number
  foot: number
}

export type Plant = (scenery: Scenery) => SceneNode[]

/** As far away: nearer the ground's colour by a share. */
export function far({ colours }: Scenery, colour: string, share: number): string {
  return mixOklab(colour, colours.paper!, share)
}

/** The paint of what stands: on a tall card it ends softly above the words. */
export function standing(
  { pen, field, isWide }: Scenery,
  colour: string,
  alpha = 1,
): string | LinearGradient {
  if (isWide) return withAlpha(colour, alpha)
  const at = (share: number) => pen.point({ x: 0, y: field.foot * share })
  const shares = [1, 0.86, 0.5, 0.16, 0]
  return {
    type: 'linear',
    from: at(0.68),
    to: at(1.04),
    stops: fade(colour, ...shares.map((share) => share * alpha)),
  }
}

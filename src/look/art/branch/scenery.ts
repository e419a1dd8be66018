import type { LinearGradient, SceneNode } from '../../../scene/nodes'
import { withAlpha, mixOklab } from '../../../scene/colour'
import { uniform, fade, type Pen } from '../pen'
import type { ArtPalette } from '../family'
import type { Growth } from './limbs'

/** Units as in `Pen`; the mass is on the right, which the pen may mirror. */
export interface Scenery {
  pen: Pen
  field: BranchField
  size: number // plant scale; 1 for a field as high as a wide card's
  term: number
  isNight: boolean
  isWide: boolean
  colours: ArtPalette['colours']
  paletteId: string
  stream: (part: string) => () => number
}

/** The plant's area; text is to its left or below. */
export interface BranchField {
  left: number
  right: number
  foot: number
}

export type Plant = (scenery: Scenery) => SceneNode[]

/** Mixes a colour towards the paper to look distant. */
export function far({ colours }: Scenery, colour: string, share: number): string {
  return mixOklab(colour, colours.paper!, share)
}

/** On a tall card the plant fades out above the text. */
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

type Pose = Pick<Growth, 'start' | 'end' | 'bow'>

export function pose({ field, isWide }: Scenery, random: () => number): Pose {
  const { left, right, foot } = field
  const [width, turn] = [right - left, random()]
  const x = (share: number) => left + share * width
  const near = (share: number) => uniform(random, share - 0.03, share + 0.03)
  if (turn < 0.38)
    return {
      start: { x: x(isWide ? near(0.9) : near(0.93)), y: -14 },
      end: { x: x(isWide ? near(0.2) : near(0.3)), y: foot * near(isWide ? 0.6 : 0.74) },
      bow: uniform(random, -0.16, 0.1),
    }
  if (turn < 0.72)
    return {
      start: { x: right + 14, y: foot * near(isWide ? 0.56 : 0.62) },
      end: { x: x(near(isWide ? 0.14 : 0.16)), y: foot * near(isWide ? 0.3 : 0.36) },
      bow: uniform(random, -0.12, 0.14),
    }
  return {
    start: { x: x(isWide ? near(0.66) : near(0.84)), y: -14 },
    end: { x: x(isWide ? near(0.5) : near(0.42)), y: foot * near(isWide ? 0.82 : 0.86) },
    bow: uniform(random, -0.14, 0.14),
  }
}

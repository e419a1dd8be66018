import type { Growth } from './limbs'
import type { Scenery } from './scenery'
import { uniform } from '../pen'

type Pose = Pick<Growth, 'start' | 'end' | 'bow'>

/** How a limb comes into the card: falling from the corner, level from the side, or down from above. */
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

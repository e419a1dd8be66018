import { seededRandom } from '../../scene/random'
import type { Box } from '../../scene/nodes'
import { boundedMemo } from '../../scene/memo'
import type { ArtChoice } from './choice'
import type { ArtFamily, ArtPalette, Painting } from './family'
import { skyOf } from './sky'
import { NOTHING_TAKEN, stageIn, type Taken } from './stage'

const SHORT_SIDE_PX = 540

export function paletteOf(
  family: ArtFamily,
  { palette, seed }: ArtChoice,
  date: string,
): { id: string; palette: ArtPalette } {
  const chosen = family.palettes[palette]
  if (chosen) return { id: palette, palette: chosen }
  const sky = skyOf(date)
  const turns = family.palettesOf(sky)
  const id = turns[(sky.dayOfYear + seed) % turns.length]!
  return { id, palette: family.palettes[id]! }
}

/** Saves about 110 ms per slider step on a painting. */
const paintings = boundedMemo<Painting>(24)

/** Equal input gives the same array. */
export function paintingOf(
  family: ArtFamily,
  choice: ArtChoice,
  date: string,
  box: Box,
  taken: Taken = NOTHING_TAKEN,
): Painting {
  const { id, palette } = paletteOf(family, choice, date)
  const key = [choice.family, choice.seed, date, id, ...Object.values(box), ...Object.values(taken)].join(' ')
  const stageOn = (isMassLeft: boolean) => stageIn(box, taken, isMassLeft)
  const { width, height } = stageOn(false)
  const scale = Math.min(width / box.width, height / box.height)
  return paintings(key, () =>
    family.paint({
      box,
      stageOn,
      unit: (scale * Math.min(box.width, box.height)) / SHORT_SIDE_PX,
      sky: skyOf(date),
      palette,
      paletteId: id,
      stream: (part) => seededRandom(`${choice.family}/${date}/${choice.seed}/${part}`),
    }),
  )
}

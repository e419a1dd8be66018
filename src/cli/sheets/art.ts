import { ART_FAMILIES, artFamily, bringArtFamily, type ArtFamilyId } from '../../look/art'
import { paletteOf, paintingOf, type ArtChoice } from '../../look/art/painting'
import type { RatioId } from '../../look/ratios'
import { keysOf } from '../../scene/values'
import { cardSize, FULL_VIEW } from '../../layout/view'
import type { SceneCell } from './cell'

const SHOWN: readonly RatioId[] = ['21:9', '16:9', '1:1', '3:4', '9:16']

await Promise.all(keysOf(ART_FAMILIES).map(bringArtFamily))

/** Two days a month, near the solar terms. */
const DAYS = Array.from({ length: 24 }, (_, at) => {
  const month = String(Math.floor(at / 2) + 1).padStart(2, '0')
  return `2026-${month}-${at % 2 === 0 ? '06' : '21'}`
})

/** Each family's day of each solar term, without words. */
export const ART_SHEETS: Record<string, () => SceneCell[][]> = {
  art: () =>
    keysOf(ART_FAMILIES).map((family) =>
      DAYS.filter((_, at) => at % 6 === 1).map((day) => painted(family, day)),
    ),
  artRatios: () =>
    keysOf(ART_FAMILIES).map((family) => SHOWN.map((ratio) => painted(family, '2026-11-21', ratio))),
  ...Object.fromEntries(
    keysOf(ART_FAMILIES).flatMap((family) => [
      [
        `art-${family}`,
        () =>
          rowsOf(
            4,
            DAYS.map((day) => painted(family, day)),
          ),
      ],
      [
        `art-${family}-square`,
        () =>
          rowsOf(
            6,
            DAYS.map((day) => painted(family, day, '1:1')),
          ),
      ],
      [
        `art-${family}-tall`,
        () =>
          rowsOf(
            8,
            DAYS.map((day) => painted(family, day, '9:16')),
          ),
      ],
      [
        `art-${family}-palettes`,
        () =>
          Object.keys(artFamily(family)!.palettes).map((palette) =>
            SHOWN.map((ratio, seed) => painted(family, DAYS[(5 * seed) % 24]!, ratio, { palette, seed })),
          ),
      ],
    ]),
  ),
}

function painted(
  id: ArtFamilyId,
  day: string,
  ratio: RatioId = '16:9',
  choice: Partial<ArtChoice> = {},
): SceneCell {
  const family = artFamily(id)!
  const chosen = { family: id, palette: '', seed: 0, ...choice }
  const size = cardSize(ratio, FULL_VIEW, null)
  const box = { x: 0, y: 0, ...size }
  return {
    name: `${id} ${day.slice(5)} ${paletteOf(family, chosen, day).id} ${chosen.seed || ''}`,
    scene: {
      ...size,
      still: paintingOf(family, chosen, day, box).nodes,
      live: [],
      blocks: [],
      notices: [],
      plan: { textBox: box, placedByFrame: [], colouredByFrame: [] },
    },
  }
}

function rowsOf(count: number, cells: SceneCell[]): SceneCell[][] {
  return Array.from({ length: Math.ceil(cells.length / count) }, (_, row) =>
    cells.slice(row * count, (row + 1) * count),
  )
}

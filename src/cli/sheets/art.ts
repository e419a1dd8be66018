import { dayNamed } from '../../calendar/day'
import { loadedFeatures, loadResources } from '../../layout/features'
import { ART_FAMILIES, type ArtFamilyId } from '../../look/art'
import type { ArtFamily } from '../../look/art/family'
import { THE_DAYS_OWN, type ArtChoice } from '../../look/art/choice'
import { paletteOf, paintingOf } from '../../look/art/painting'
import type { RatioId } from '../../look/ratios'
import { blocklessScene } from '../../scene/shapes'
import { keysOf } from '../../scene/values'
import { cardSize, FULL_VIEW } from '../../layout/view'
import { almanacQuote } from '../../quotes/almanac'
import type { CardSettings, TextSettings } from '../../card/settings'
import { ART_FAMILY_IDS } from '../../look/ids'
import { COMPOSITIONS, withComposition } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import { cell, type Cell, type SceneCell, inRowsOfFour } from './cell'

const SHOWN: readonly RatioId[] = ['21:9', '16:9', '1:1', '3:4', '9:16']

await loadResources(ART_FAMILY_IDS.map((id) => `painting ${id}` as const))

const DAYS = Array.from({ length: 24 }, (_, at) =>
  dayNamed(2026, Math.floor(at / 2) + 1, at % 2 === 0 ? 6 : 21),
)

export const ART_SHEETS: Record<string, () => SceneCell[][]> = {
  art: () =>
    keysOf(ART_FAMILIES).map((family) =>
      DAYS.filter((_, at) => at % 6 === 1).map((day) => painted(family, day)),
    ),
  artRatios: () =>
    keysOf(ART_FAMILIES).map((family) => SHOWN.map((ratio) => painted(family, '2026-11-21', ratio))),
  ...Object.fromEntries(
    keysOf(ART_FAMILIES).flatMap((family) => [
      [`art-${family}`, () => inRowsOfFour(DAYS.map((day) => painted(family, day)))],
      [
        `art-${family}-palettes`,
        () =>
          Object.keys(familyOf(family).palettes).map((palette) =>
            SHOWN.map((ratio, seed) => painted(family, DAYS[(5 * seed) % 24]!, ratio, { palette, seed })),
          ),
      ],
    ]),
  ),
}

const WORDS: Partial<TextSettings> = {
  fontFamily: 'font-serif',
  bold: false,
  align: 'text-left',
  contentPx: 38,
  translationPx: 20,
  authorPx: 19,
}

function artCell(family: ArtFamilyId, day: string, settings: Partial<CardSettings>): Cell {
  const art = { ...THE_DAYS_OWN, family }
  const made = cell(
    `${family} ${day.slice(5)} ${settings.aspectRatio ?? ''} ${settings.frameStyle ?? ''}`,
    { backgroundType: 'art', art, shadow: 'none', margin: 'none', ...settings },
    WORDS,
    almanacQuote(day),
  )
  return made.card.kind === 'quote'
    ? { ...made, card: { ...made.card, quote: { ...made.card.quote, date: day } } }
    : made
}

export const ART_CARD_SHEETS: Record<string, () => Cell[][]> = {
  artCards: () =>
    keysOf(ART_FAMILIES).map((family, at) =>
      SHOWN.map((aspectRatio) => artCell(family, DAYS[(7 * at + 3) % 24]!, { aspectRatio })),
    ),
  artFrames: () =>
    keysOf(FRAMES).map((frameStyle, at) =>
      keysOf(ART_FAMILIES).map((family) => artCell(family, DAYS[(5 * at) % 24]!, { frameStyle })),
    ),
  artCompositions: () =>
    keysOf(COMPOSITIONS).map((composition, at) =>
      keysOf(ART_FAMILIES).map((family) =>
        artCell(family, DAYS[(5 * at) % 24]!, {
          ...withComposition(composition, 'clean'),
          aspectRatio: '4:5',
        }),
      ),
    ),
}

function painted(
  id: ArtFamilyId,
  day: string,
  ratio: RatioId = '16:9',
  choice: Partial<ArtChoice> = {},
): SceneCell {
  const family = familyOf(id)
  const chosen = { family: id, palette: '', seed: 0, ...choice }
  const size = cardSize(ratio, FULL_VIEW, null)
  const box = { x: 0, y: 0, ...size }
  return {
    name: `${id} ${day.slice(5)} ${paletteOf(family, chosen, day).id} ${chosen.seed || ''}`,
    scene: blocklessScene(size, { still: paintingOf(family, chosen, day, box).nodes }),
  }
}

function familyOf(id: ArtFamilyId): ArtFamily {
  return loadedFeatures.get(`painting ${id}`)!.family
}

import type { CardSettings } from '../../card/settings'
import { ART_FAMILIES } from '../../look/art'
import { chosenArt, MAX_SEED } from '../../look/art/choice'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { keysOf } from '../../scene/values'
import { isKeyOf, notOneOf, type QueryRefusal } from './refusal'

export const ART_NAMES = ['art', 'seed', 'palette'] as const

/** A query's painting: seed and palette are of the family it names, or of that which the look has. */
export function readArt(
  valuesOf: (name: string) => readonly string[],
  look: CardSettings,
): Pick<CardSettings, 'backgroundType' | 'art'> | Record<never, never> | QueryRefusal {
  const [art] = valuesOf('art')
  const [seed] = valuesOf('seed')
  const [palette] = valuesOf('palette')
  if (art === undefined && seed === undefined && palette === undefined) return {}
  if (art !== undefined && !isKeyOf(ART_FAMILIES, art)) return notOneOf('art', keysOf(ART_FAMILIES))
  if (art === undefined && look.backgroundType !== 'art')
    return { refusal: 'bad-art', message: 'seed and palette are of a painting: name it with art' }
  if (seed !== undefined && !(/^\d+$/.test(seed) && Number(seed) <= MAX_SEED))
    return { refusal: 'bad-seed', message: `seed must be a whole number from 0 to ${MAX_SEED}` }
  const family = art ?? look.art.family
  const palettes = paletteIdsOf(family)
  if (palette !== undefined && !palettes.includes(palette)) return notOneOf('palette', palettes)
  const asked = { palette, seed: seed === undefined ? undefined : Number(seed) }
  return { backgroundType: 'art', art: chosenArt(look.art, family, asked) }
}

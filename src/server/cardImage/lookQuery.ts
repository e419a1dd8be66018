import { isDayName } from '../../calendar/dayPaths'
import { DAILY_CARD } from '../../card/dailyCard'
import { dayLook } from '../../card/dayCard'
import { choicesFor, isSaid, SETTING_NAMES, withSaid, type SettingWords } from '../../card/namedSettings'
import { DEFAULT_SETTINGS, HOME_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { COMPOSITIONS, withComposition } from '../../look/compositions'
import { RATIOS, type RatioId } from '../../look/ratios'
import { ART_FAMILIES } from '../../look/art'
import { chosenArt, MAX_SEED } from '../../look/art/choice'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { SEAL_PLACES } from '../../look/seal/style'
import { SEAL_STYLES } from '../../look/seal/styles'
import { fitsSeal, SEAL_CHARACTERS } from '../../look/seal/occupiedBoxes'
import { keysOf } from '../../scene/values'
import { isKeyOf, isRefusal, notOneOf, SWITCH, type QueryRefusal, type ValuesOf } from '../apiError'

/** The cards that home and editor show to a first visitor. */
const FIRST_LOOKS = { home: () => HOME_SETTINGS, editor: () => DEFAULT_SETTINGS }
export type FirstLook = keyof typeof FIRST_LOOKS

export function isFirstLook(id: string): id is FirstLook {
  return Object.hasOwn(FIRST_LOOKS, id)
}

/** Includes looks that are no templates: the first ones, and the day's own sheet. */
const LOOKS: Readonly<Record<string, typeof dayLook>> = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([id, { settings }]) => [id, () => settings])),
  ...FIRST_LOOKS,
  day: dayLook,
}
const SHEETS = { light: 'pale', dark: 'deep' } as const

export interface AskedLook {
  day: string | null // null: today; mm-dd: the almanac's day
  id: string // a template or another look
  ratio: RatioId | undefined
  settings: CardSettings
  isOfTemplate: boolean // the query names a template or a look
  isAsNamed: boolean // the look is unchanged
}

/** @param own a look by its code, in place of a template */
export function readLook(
  valuesOf: ValuesOf,
  today: string,
  own: CardSettings | null = null,
): AskedLook | QueryRefusal {
  const [day] = valuesOf('date')
  const [template] = valuesOf('template')
  const [ratio] = valuesOf('ratio')
  const [composition] = valuesOf('composition')
  const [theme] = valuesOf('theme')
  if (day !== undefined && !isDayName(day))
    return {
      refusal: 'bad-date',
      message:
        'date must be a real calendar day, written YYYY-MM-DD, or MM-DD for the almanac’s day of any year',
    }
  if (template !== undefined && !isKeyOf(LOOKS, template)) return notOneOf('template', keysOf(LOOKS))
  if (own && template !== undefined)
    return { refusal: 'bad-look', message: 'look is a whole look: leave template out' }
  if (ratio !== undefined && !isKeyOf(RATIOS, ratio)) return notOneOf('ratio', keysOf(RATIOS))
  if (composition !== undefined && !isKeyOf(COMPOSITIONS, composition))
    return notOneOf('composition', keysOf(COMPOSITIONS))
  const said = readSaid(valuesOf)
  if (isRefusal(said)) return said
  const seal = readSeal(valuesOf)
  if (isRefusal(seal)) return seal
  const id = template ?? DAILY_CARD.templates.en
  if (theme !== undefined && !isKeyOf(SHEETS, theme)) return notOneOf('theme', keysOf(SHEETS))
  if (theme !== undefined && id !== 'day')
    return {
      refusal: 'bad-theme',
      message: 'theme is of template=day: other templates have their own colours',
    }
  const look = own ?? LOOKS[id]!(day ?? today, theme && SHEETS[theme])
  const art = readArt(valuesOf, look)
  if (isRefusal(art)) return art
  const together = composition === undefined ? {} : withComposition(composition, look.frameStyle)
  const choices = [
    own ?? undefined,
    composition,
    ...[said, seal, art].flatMap((some) => Object.values<unknown>(some)),
  ]
  return {
    day: day ?? null,
    id,
    ratio,
    settings: { ...withSaid({ ...look, ...together }, said), ...art, ...seal },
    isOfTemplate: template !== undefined || own !== null,
    isAsNamed: choices.every((choice) => choice === undefined),
  }
}

function readSaid(valuesOf: ValuesOf): SettingWords | QueryRefusal {
  const said: SettingWords = {}
  for (const name of SETTING_NAMES) {
    const [words] = valuesOf(name)
    if (words === undefined) continue
    if (!isSaid(name, words)) return notOneOf(name, choicesFor(name))
    said[name] = words
  }
  return said
}

export const ART_NAMES = ['art', 'seed', 'palette'] as const

/** Seed and palette belong to the named family, else to the look's. */
export function readArt(
  valuesOf: ValuesOf,
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

export const SEAL_NAMES = ['seal', 'seal-text', 'seal-style', 'seal-place'] as const

/** Any seal setting shows the seal unless it is switched off. */
export function readSeal(valuesOf: ValuesOf): Partial<CardSettings> | QueryRefusal {
  const [seal] = valuesOf('seal')
  const [text] = valuesOf('seal-text')
  const [style] = valuesOf('seal-style')
  const [place] = valuesOf('seal-place')
  if (seal !== undefined && !isKeyOf(SWITCH, seal)) return notOneOf('seal', keysOf(SWITCH))
  if (text !== undefined && !fitsSeal(text))
    return {
      refusal: 'bad-seal-text',
      message: `seal-text must be one to ${SEAL_CHARACTERS} characters, letters or figures`,
    }
  if (style !== undefined && !isKeyOf(SEAL_STYLES, style)) return notOneOf('seal-style', keysOf(SEAL_STYLES))
  if (place !== undefined && !isKeyOf(SEAL_PLACES, place)) return notOneOf('seal-place', keysOf(SEAL_PLACES))
  const said = {
    ...(text === undefined ? {} : { sealText: text }),
    ...(style === undefined ? {} : { sealStyle: style }),
    ...(place === undefined ? {} : { sealPlace: place }),
  }
  const isSaid = seal !== undefined || Object.keys(said).length > 0
  return { ...said, ...(isSaid ? { showSeal: SWITCH[seal ?? 'on'] } : {}) }
}

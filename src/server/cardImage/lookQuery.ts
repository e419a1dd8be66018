import { DAILY_CARD } from '../../card/dailyCard'
import { dayLook } from '../../card/dayCard'
import { SETTING_NAMES, withSaid, type SettingWords } from '../../card/namedSettings'
import { DEFAULT_SETTINGS, HOME_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { withComposition } from '../../look/compositions'
import type { RatioId } from '../../look/ratios'
import { chosenArt } from '../../look/art/choice'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { isRefusal, type QueryRefusal } from '../answers'
import { oneOf, refused } from '../parameters'
import type { AskedCard } from './parameters'

/** The cards that home and editor show to a first visitor. */
const FIRST_LOOKS = { home: () => HOME_SETTINGS, editor: () => DEFAULT_SETTINGS }
export type FirstLook = keyof typeof FIRST_LOOKS

export function isFirstLook(id: string): id is FirstLook {
  return Object.hasOwn(FIRST_LOOKS, id)
}

/** Includes looks that are no templates: the first ones, and the day's own sheet. */
export const LOOKS: Readonly<Record<string, typeof dayLook>> = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([id, { settings }]) => [id, () => settings])),
  ...FIRST_LOOKS,
  day: dayLook,
}
export const SHEETS = { light: 'pale', dark: 'deep' } as const

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
  asked: AskedCard,
  today: string,
  own: CardSettings | null = null,
): AskedLook | QueryRefusal {
  const { date: day, template, ratio, composition, theme } = asked
  if (own && template !== undefined) return refused('look', 'is a whole look: leave template out')
  const said = saidIn(asked)
  const seal = sealIn(asked)
  const id = template ?? DAILY_CARD.templates.en
  if (theme !== undefined && id !== 'day')
    return refused('theme', 'is of template=day: other templates have their own colours')
  const look = own ?? LOOKS[id]!(day ?? today, theme && SHEETS[theme])
  const art = readArt(asked, look)
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

function saidIn(asked: AskedCard): SettingWords {
  const said = SETTING_NAMES.filter((name) => asked[name] !== undefined)
  return Object.fromEntries(said.map((name) => [name, asked[name]]))
}

/** Seed and palette belong to the named family, else to the look's. */
function readArt(
  { art, seed, palette }: AskedCard,
  look: CardSettings,
): Pick<CardSettings, 'backgroundType' | 'art'> | Record<never, never> | QueryRefusal {
  if (art === undefined && seed === undefined && palette === undefined) return {}
  if (art === undefined && look.backgroundType !== 'art')
    return { refusal: 'bad-art', message: 'seed and palette are of a painting: name it with art' }
  const family = art ?? look.art.family
  const palettes = paletteIdsOf(family)
  if (palette !== undefined && !palettes.includes(palette))
    return refused('palette', `must be ${oneOf(palettes, '').allowed}`)
  return { backgroundType: 'art', art: chosenArt(look.art, family, { palette, seed }) }
}

/** Any seal setting shows the seal unless it is switched off. */
function sealIn(asked: AskedCard): Partial<CardSettings> {
  const { seal, 'seal-text': sealText, 'seal-style': sealStyle, 'seal-place': sealPlace } = asked
  const said = Object.entries({ sealText, sealStyle, sealPlace }).filter(([, one]) => one !== undefined)
  const isSaid = seal !== undefined || said.length > 0
  return { ...Object.fromEntries(said), ...(isSaid ? { showSeal: seal !== 'off' } : {}) }
}

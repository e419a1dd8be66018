import { isDayName, isOfAnyYear } from '../../calendar/dayPaths'
import { CODE_NAME } from '../../card/cardAddress'
import { DAILY_CARD } from '../../card/dailyCard'
import { dayLook } from '../../card/dayCard'
import { choicesFor, isSaid, SETTING_NAMES, withSaid, type SettingWords } from '../../card/namedSettings'
import { HOME_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import type { FormatId } from '../../export/formats'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import type { View } from '../../layout/view'
import { COMPOSITIONS, withComposition } from '../../look/compositions'
import { RATIOS } from '../../look/ratios'
import { nearestRatio } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { ART_NAMES, readArt } from './artQuery'
import { isKeyOf, isRefusal, notOneOf, type QueryRefusal } from './refusal'
import { readSeal, SEAL_NAMES } from './sealQuery'
import {
  greysIn,
  readSides,
  SIZE_NAMES,
  sizeBy,
  type AskedSides,
  type Greys,
  type PictureSize,
} from './sizeQuery'

/** Twice the size is what networks ask for, and what two visitors can ask for without the third's waiting. */
const SCALES = { 1: RESOLUTIONS[1], 2: RESOLUTIONS[2] } satisfies Partial<Record<ExportScale, unknown>>
const SHEETS = { light: 'pale', dark: 'deep' } as const
const VIEWS = { full: true, compact: true } satisfies Record<View['mode'], true>
/**
 * The templates, and two looks that are none: home's card, whose picture stands there until the card itself is drawn, and the day's own
 * sheet. Each by the day's name.
 */
const LOOKS: Readonly<Record<string, typeof dayLook>> = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([id, { settings }]) => [id, () => settings])),
  home: () => HOME_SETTINGS,
  day: dayLook,
}
/** What a card of a day is asked by; a code says all of this itself. */
const OF_CARD = [
  'date',
  'template',
  'ratio',
  'composition',
  ...SETTING_NAMES,
  ...SEAL_NAMES,
  ...ART_NAMES,
  'theme',
  'view',
] as const
/** What draws the card: addresses name it, so that a cache keeps the card for as long as nothing else would be drawn. */
export const EDITION_NAME = 'edition'
const NAMES = [...OF_CARD, 'scale', ...SIZE_NAMES, CODE_NAME, EDITION_NAME] as const
/** The order in which an address has them: greys stand beside their size. */
export const ORDERED_NAMES: readonly string[] = [
  CODE_NAME,
  ...OF_CARD.filter((name) => name !== 'palette'),
  'scale',
  ...SIZE_NAMES,
  'palette',
]

export type CardImageFormat = FormatId

/** How a card is drawn. */
export interface Drawing {
  scale: ExportScale
  view: View['mode']
  size: PictureSize | null // exact, in place of the scale and in a shape of its own
  greys: Greys | null // null: in colours
}

/** A card that a link holds. Its shape gives the side that is not asked for. */
export interface CodeQuery extends Omit<Drawing, 'size'> {
  code: string
  sides: AskedSides
}

export interface DayQuery extends Drawing {
  settings: CardSettings
  day: string | null // null: today; mm-dd: the almanac's day, whatever the provider says
  isOfHome: boolean // the look that home shows
  isAsShared: boolean // the look that pages name as their picture
}

/**
 * Reads the query of /api/card.png, card.jpg and card.webp. Unknown parameters are ignored: trackers add theirs to links.
 * @param today the day of a query without a date, yyyy-mm-dd
 */
export function readCardImageQuery(
  given: (name: string) => readonly string[],
  today: string,
): CodeQuery | DayQuery | QueryRefusal {
  for (const name of NAMES)
    if (given(name).length > 1) return { refusal: `bad-${name}`, message: `${name} must be given once` }
  const greys = greysIn(given('palette')[0])
  if (isRefusal(greys)) return greys
  const valuesOf = (name: string) => (name === 'palette' && greys !== null ? [] : given(name))
  const [day] = valuesOf('date')
  const [template] = valuesOf('template')
  const [ratio] = valuesOf('ratio')
  const [composition] = valuesOf('composition')
  const [theme] = valuesOf('theme')
  const [scale = String(DAILY_CARD.scale)] = valuesOf('scale')
  const [view = 'full'] = valuesOf('view')
  if (day !== undefined && !isDayName(day))
    return {
      refusal: 'bad-date',
      message:
        'date must be a real calendar day, written YYYY-MM-DD, or MM-DD for the almanac’s day of any year',
    }
  if (template !== undefined && !isKeyOf(LOOKS, template)) return notOneOf('template', keysOf(LOOKS))
  if (ratio !== undefined && !isKeyOf(RATIOS, ratio)) return notOneOf('ratio', keysOf(RATIOS))
  if (composition !== undefined && !isKeyOf(COMPOSITIONS, composition))
    return notOneOf('composition', keysOf(COMPOSITIONS))
  const said = readSaid(valuesOf)
  if (isRefusal(said)) return said
  const seal = readSeal(valuesOf)
  if ('refusal' in seal) return seal
  const id = template ?? DAILY_CARD.templates.en
  if (theme !== undefined && !isKeyOf(SHEETS, theme)) return notOneOf('theme', keysOf(SHEETS))
  if (theme !== undefined && id !== 'day')
    return {
      refusal: 'bad-theme',
      message: 'theme is of template=day: other templates have their own colours',
    }
  const look = LOOKS[id]!(day ?? today, theme && SHEETS[theme])
  const art = readArt(valuesOf, look)
  if ('refusal' in art) return art
  if (!isKeyOf(SCALES, scale)) return notOneOf('scale', keysOf(SCALES))
  if (!isKeyOf(VIEWS, view)) return notOneOf('view', keysOf(VIEWS))
  const sides = readSides(valuesOf)
  if (isRefusal(sides)) return sides
  const isSized = sides.w !== null || sides.h !== null
  if (isSized && valuesOf('scale').length > 0)
    return { refusal: 'bad-scale', message: 'w and h say the size: leave scale out' }
  if (isSized && view === 'compact')
    return { refusal: 'bad-view', message: 'w and h give the shape: leave view out' }
  const [code] = valuesOf(CODE_NAME)
  if (code !== undefined) {
    const other = OF_CARD.find((name) => valuesOf(name).length > 0)
    if (other) return { refusal: 'bad-k', message: `k holds a whole card: leave ${other} out` }
    return { code, scale: Number(scale) as ExportScale, view: 'full', sides, greys }
  }
  const together = composition === undefined ? {} : withComposition(composition, look.frameStyle)
  const settings: CardSettings = { ...withSaid({ ...look, ...together }, said), ...art }
  if (ratio !== undefined && sides.w !== null && sides.h !== null)
    return { refusal: 'bad-ratio', message: 'w and h give the shape: leave ratio out' }
  const namedRatio = ratio ?? (template === undefined ? DAILY_CARD.ratio : settings.aspectRatio)
  const size = sizeBy(sides, RATIOS[namedRatio])
  if (isRefusal(size)) return size
  const aspectRatio = size ? nearestRatio(size) : namedRatio
  const isAsNamed = [
    composition,
    ...Object.values(said),
    ...Object.values(seal),
    ...Object.values(art),
  ].every((choice) => choice === undefined)
  const isAsShared =
    isAsNamed &&
    Object.values<string>(DAILY_CARD.templates).includes(id) &&
    aspectRatio === DAILY_CARD.ratio &&
    Number(scale) === DAILY_CARD.scale &&
    view === 'full' &&
    !size &&
    !greys
  return {
    day: day ?? null,
    settings: {
      ...settings,
      ...seal,
      ...(day !== undefined && isOfAnyYear(day) ? { showDate: false } : {}),
      aspectRatio,
    },
    scale: Number(scale) as ExportScale,
    view,
    size,
    greys,
    isOfHome: id === 'home' && isAsNamed && aspectRatio === settings.aspectRatio,
    isAsShared,
  }
}

/** The words for settings that the address names. */
function readSaid(valuesOf: (name: string) => readonly string[]): SettingWords | QueryRefusal {
  const said: SettingWords = {}
  for (const name of SETTING_NAMES) {
    const [words] = valuesOf(name)
    if (words === undefined) continue
    if (!isSaid(name, words)) return notOneOf(name, choicesFor(name))
    said[name] = words
  }
  return said
}

import { isDayName, isOfAnyYear } from '../../calendar/dayPaths'
import { CODE_NAME } from '../../card/cardAddress'
import { DATE_PARTS } from '../../card/dateParts'
import { DAILY_CARD } from '../../card/dailyCard'
import { dayLook } from '../../card/dayCard'
import { LEADS } from '../../card/leads'
import { HOME_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import type { FormatId } from '../../export/formats'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import type { View } from '../../layout/view'
import { COMPOSITIONS, withComposition } from '../../look/compositions'
import { RATIOS } from '../../look/ratios'
import { CHARACTER_FORMS } from '../../text/characterForms'
import { ART_NAMES, readArt } from './artQuery'
import { isKeyOf, notOneOf, SWITCH, type QueryRefusal } from './refusal'
import { readSeal, SEAL_NAMES } from './sealQuery'

/** Twice the size is what networks ask for, and what two visitors can ask for without the third's waiting. */
const SCALES = { 1: RESOLUTIONS[1], 2: RESOLUTIONS[2] } satisfies Partial<Record<ExportScale, unknown>>
const VIEWS = { full: true, compact: true } satisfies Record<View['mode'], true>
/**
 * The templates, and two looks that are none: home's card, whose picture stands there until the card itself is drawn, and the day's own
 * sheet. Each by the day's name.
 */
const LOOKS: Readonly<Record<string, (dayName: string) => CardSettings>> = {
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
  'lead',
  'date-line',
  'characters',
  'pinyin',
  ...SEAL_NAMES,
  ...ART_NAMES,
  'view',
] as const
const NAMES = [...OF_CARD, 'scale', CODE_NAME] as const

export type CardImageFormat = Extract<FormatId, 'png' | 'webp'>

/** How a card is drawn. */
export interface Drawing {
  scale: ExportScale
  view: View['mode']
}

/** A card that a link holds. */
export interface CodeQuery extends Drawing {
  code: string
}

export interface DayQuery extends Drawing {
  settings: CardSettings
  day: string | null // null: today; mm-dd: the almanac's day, whatever the provider says
  isOfHome: boolean // the look that home shows
  isAsShared: boolean // the look that pages name as their picture
}

/**
 * Reads the query of /api/card.png and card.webp. Unknown parameters are ignored: trackers add theirs to links.
 * @param today the day of a query without a date, yyyy-mm-dd
 */
export function readCardImageQuery(
  valuesOf: (name: string) => readonly string[],
  today: string,
): CodeQuery | DayQuery | QueryRefusal {
  for (const name of NAMES)
    if (valuesOf(name).length > 1) return { refusal: `bad-${name}`, message: `${name} must be given once` }
  const [day] = valuesOf('date')
  const [template] = valuesOf('template')
  const [ratio] = valuesOf('ratio')
  const [composition] = valuesOf('composition')
  const [lead] = valuesOf('lead')
  const [dateLine] = valuesOf('date-line')
  const [characters] = valuesOf('characters')
  const [pinyin] = valuesOf('pinyin')
  const [scale = String(DAILY_CARD.scale)] = valuesOf('scale')
  const [view = 'full'] = valuesOf('view')
  if (day !== undefined && !isDayName(day))
    return {
      refusal: 'bad-date',
      message:
        'date must be a real calendar day, written YYYY-MM-DD, or MM-DD for the almanac’s day of any year',
    }
  if (template !== undefined && !isKeyOf(LOOKS, template)) return notOneOf('template', LOOKS)
  if (ratio !== undefined && !isKeyOf(RATIOS, ratio)) return notOneOf('ratio', RATIOS)
  if (composition !== undefined && !isKeyOf(COMPOSITIONS, composition))
    return notOneOf('composition', COMPOSITIONS)
  if (lead !== undefined && !isKeyOf(LEADS, lead)) return notOneOf('lead', LEADS)
  const parts = dateLine?.split(',') ?? []
  if (!parts.every((part) => isKeyOf(DATE_PARTS, part))) return notOneOf('date-line', DATE_PARTS)
  if (characters !== undefined && !isKeyOf(CHARACTER_FORMS, characters))
    return notOneOf('characters', CHARACTER_FORMS)
  if (pinyin !== undefined && !isKeyOf(SWITCH, pinyin)) return notOneOf('pinyin', SWITCH)
  const seal = readSeal(valuesOf)
  if ('refusal' in seal) return seal
  const id = template ?? DAILY_CARD.templates.en
  const look = LOOKS[id]!(day ?? today)
  const art = readArt(valuesOf, look)
  if ('refusal' in art) return art
  if (!isKeyOf(SCALES, scale)) return notOneOf('scale', SCALES)
  if (!isKeyOf(VIEWS, view)) return notOneOf('view', VIEWS)
  const [code] = valuesOf(CODE_NAME)
  if (code !== undefined) {
    const other = OF_CARD.find((name) => valuesOf(name).length > 0)
    if (other) return { refusal: 'bad-k', message: `k holds a whole card: leave ${other} out` }
    return { code, scale: Number(scale) as ExportScale, view: 'full' }
  }
  const settings: CardSettings = {
    ...look,
    ...(composition === undefined ? {} : withComposition(composition, look.frameStyle)),
    ...(lead === undefined ? {} : { lead }),
    ...art,
  }
  const aspectRatio = ratio ?? (template === undefined ? DAILY_CARD.ratio : settings.aspectRatio)
  const isAsNamed = [
    composition,
    lead,
    dateLine,
    characters,
    pinyin,
    ...Object.values(seal),
    ...Object.values(art),
  ].every((choice) => choice === undefined)
  const textSettings = {
    ...settings.textSettings,
    ...(parts.length === 0 ? {} : { dateLine: [...new Set(parts)] }),
    ...(characters === undefined ? {} : { characters }),
    ...(pinyin === undefined ? {} : { pinyin: SWITCH[pinyin] }),
  }
  const isAsShared =
    isAsNamed &&
    Object.values<string>(DAILY_CARD.templates).includes(id) &&
    aspectRatio === DAILY_CARD.ratio &&
    Number(scale) === DAILY_CARD.scale &&
    view === 'full'
  return {
    day: day ?? null,
    settings: {
      ...settings,
      ...seal,
      ...(day !== undefined && isOfAnyYear(day) ? { showDate: false } : {}),
      aspectRatio,
      textSettings,
    },
    scale: Number(scale) as ExportScale,
    view,
    isOfHome: id === 'home' && isAsNamed && aspectRatio === settings.aspectRatio,
    isAsShared,
  }
}

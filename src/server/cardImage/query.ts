import { type ExportScale, RESOLUTIONS } from '../../card/exportOptions'
import { isOfAnyYear } from '../../calendar/dayPaths'
import { CODE_NAME } from '../../card/cardAddress'
import { DAILY_CARD } from '../../card/dailyCard'
import { SETTING_NAMES } from '../../card/namedSettings'
import type { CardSettings } from '../../card/settings'
import type { FormatId } from '../../export/formats'
import type { View } from '../../layout/view'
import { RATIOS } from '../../look/ratios'
import { nearestRatio, type TargetId, targetOf } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { ART_NAMES, isFirstLook, readLook, SEAL_NAMES, type AskedLook, type FirstLook } from './lookQuery'
import { isKeyOf, isRefusal, notOneOf, type QueryRefusal, type ValuesOf } from '../apiError'
import {
  type AskedSides,
  type Greys,
  greysIn,
  type PictureSize,
  readSides,
  readTarget,
  SIZE_NAMES,
  sizeBy,
} from './sizeQuery'

/** Networks request twice the size; more would let two visitors delay a third. */
const SCALES = { 1: RESOLUTIONS[1], 2: RESOLUTIONS[2] } satisfies Partial<Record<ExportScale, unknown>>
const VIEWS = { full: true, compact: true } satisfies Record<View['mode'], true>
/** Not for codes, which contain these. */
const OF_CARD = [
  'date',
  'look',
  'template',
  'ratio',
  'composition',
  ...SETTING_NAMES,
  ...SEAL_NAMES,
  ...ART_NAMES,
  'theme',
  'view',
] as const
/** Identifies the drawing code, so caches store a card until its drawing would change. */
export const EDITION_NAME = 'edition'
const NAMES = [...OF_CARD, 'scale', ...SIZE_NAMES, 'target', CODE_NAME, EDITION_NAME] as const
export const ORDERED_NAMES: readonly string[] = [
  CODE_NAME,
  ...OF_CARD.filter((name) => name !== 'palette'),
  'scale',
  ...SIZE_NAMES,
  'palette',
  'target',
  'tz',
]

/** `type`: no picture, but the little type that draws the card on a page (draw/node/firstTypeFile.ts). */
export type CardImageFormat = FormatId | 'type'

export interface Drawing {
  scale: ExportScale
  view: View['mode']
  size: PictureSize | null // exact, with its own shape; replaces the scale
  greys: Greys | null // null: colour
  target?: TargetId | undefined // its file, whose pixels replace the scale; absent: no target's
}

/** Its shape determines a missing side. */
export interface CodeQuery extends Omit<Drawing, 'size'> {
  code: string
  sides: AskedSides
}

export interface DayQuery extends Drawing {
  settings: CardSettings
  day: string | null // null: today; mm-dd: the almanac's day, ignoring the provider
  firstLook: FirstLook | null // as the page asks for it
  isAsShared: boolean
}

/**
 * Ignores unknown parameters: trackers add theirs to links.
 * @param today yyyy-mm-dd, used without a date
 * @param look of the code, if there is one
 */
export function readCardImageQuery(
  given: ValuesOf,
  today: string,
  look: CardSettings | null = null,
): CodeQuery | DayQuery | QueryRefusal {
  for (const name of NAMES)
    if (given(name).length > 1) return { refusal: `bad-${name}`, message: `${name} must be given once` }
  const greys = greysIn(given('palette')[0])
  if (isRefusal(greys)) return greys
  const valuesOf: ValuesOf = (name) => (name === 'palette' && greys !== null ? [] : given(name))
  const asked = readLook(valuesOf, today, look)
  if (isRefusal(asked)) return asked
  const drawing = readDrawing(valuesOf)
  if (isRefusal(drawing)) return drawing
  const [code] = valuesOf(CODE_NAME)
  if (code === undefined) return dayQuery(asked, drawing, greys)
  const other = OF_CARD.find((name) => valuesOf(name).length > 0)
  if (other) return { refusal: 'bad-k', message: `k holds a whole card: leave ${other} out` }
  const { scale, sides, target } = drawing
  return { code, scale, view: 'full', sides, greys, target }
}

type AskedDrawing = Pick<Drawing, 'scale' | 'view' | 'target'> & { sides: AskedSides }

function readDrawing(valuesOf: ValuesOf): AskedDrawing | QueryRefusal {
  const [scale = String(DAILY_CARD.scale)] = valuesOf('scale')
  const [view = 'full'] = valuesOf('view')
  if (!isKeyOf(SCALES, scale)) return notOneOf('scale', keysOf(SCALES))
  if (!isKeyOf(VIEWS, view)) return notOneOf('view', keysOf(VIEWS))
  const sides = readSides(valuesOf)
  if (isRefusal(sides)) return sides
  const target = readTarget(valuesOf)
  if (isRefusal(target)) return target
  const shaping = ['scale', 'view', 'ratio', ...SIZE_NAMES].find((name) => valuesOf(name).length > 0)
  if (target && shaping)
    return { refusal: 'bad-target', message: `target gives the size and shape: leave ${shaping} out` }
  const isSized = sides.w !== null || sides.h !== null
  if (isSized && valuesOf('scale').length > 0)
    return { refusal: 'bad-scale', message: 'w and h say the size: leave scale out' }
  if (isSized && view === 'compact')
    return { refusal: 'bad-view', message: 'w and h give the shape: leave view out' }
  return { scale: Number(scale) as ExportScale, view, sides, target: target ?? undefined }
}

function dayQuery(asked: AskedLook, drawing: AskedDrawing, greys: Greys | null): DayQuery | QueryRefusal {
  const { day, id, ratio, settings, isAsNamed } = asked
  const { scale, view, sides, target } = drawing
  if (ratio !== undefined && sides.w !== null && sides.h !== null)
    return { refusal: 'bad-ratio', message: 'w and h give the shape: leave ratio out' }
  const namedRatio = ratio ?? (asked.isOfTemplate ? settings.aspectRatio : DAILY_CARD.ratio)
  const size = sizeBy(sides, RATIOS[namedRatio])
  if (isRefusal(size)) return size
  const shape = size ?? targetOf(target)
  const aspectRatio = shape ? nearestRatio(shape) : namedRatio
  const isAsShared =
    isAsNamed &&
    Object.values<string>(DAILY_CARD.templates).includes(id) &&
    aspectRatio === DAILY_CARD.ratio &&
    scale === DAILY_CARD.scale &&
    view === 'full' &&
    !shape &&
    !greys
  return {
    day,
    settings: {
      ...settings,
      ...(day !== null && isOfAnyYear(day) ? { showDate: false } : {}),
      aspectRatio,
      ...(target && { target }),
    },
    scale,
    view,
    size,
    greys,
    target,
    firstLook: isFirstLook(id) && isAsNamed && aspectRatio === settings.aspectRatio ? id : null,
    isAsShared,
  }
}

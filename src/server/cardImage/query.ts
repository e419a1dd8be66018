import { isOfAnyYear } from '../../calendar/dayPaths'
import { CODE_NAME } from '../../card/cardAddress'
import { DAILY_CARD } from '../../card/dailyCard'
import type { ExportScale } from '../../card/exportOptions'
import type { CardSettings } from '../../card/settings'
import type { FormatId } from '../../export/formats'
import type { View } from '../../layout/view'
import { RATIOS } from '../../look/ratios'
import { nearestRatio, type TargetId, targetOf } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { isRefusal, type QueryRefusal } from '../answers'
import { refused } from '../parameters'
import { isFirstLook, readLook, type AskedLook, type FirstLook } from './lookQuery'
import { OF_CARD, type AskedCard } from './parameters'
import { type AskedSides, type Greys, greysIn, type PictureSize, sizeBy } from './sizeQuery'

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
 * @param today yyyy-mm-dd, used without a date
 * @param look of the code, if there is one
 */
export function readCardImageQuery(
  given: AskedCard,
  today: string,
  look: CardSettings | null = null,
): CodeQuery | DayQuery | QueryRefusal {
  const greys = greysIn(given.palette)
  const asked = greys === null ? given : { ...given, palette: undefined }
  const lookAsked = readLook(asked, today, look)
  if (isRefusal(lookAsked)) return lookAsked
  const drawing = readDrawing(asked)
  if (isRefusal(drawing)) return drawing
  const code = asked[CODE_NAME]
  if (code === undefined) return dayQuery(lookAsked, drawing, greys)
  const other = [...keysOf(OF_CARD), 'palette' as const].find((name) => asked[name] !== undefined)
  if (other) return refused(CODE_NAME, `holds a whole card: leave ${other} out`)
  const { scale, sides, target } = drawing
  return { code, scale, view: 'full', sides, greys, target }
}

type AskedDrawing = Pick<Drawing, 'scale' | 'view' | 'target'> & { sides: AskedSides }

function readDrawing(asked: AskedCard): AskedDrawing | QueryRefusal {
  const { scale = String(DAILY_CARD.scale), view = 'full', w, h, target } = asked
  const shaping = (['scale', 'view', 'ratio', 'w', 'h'] as const).find((name) => asked[name] !== undefined)
  if (target && shaping) return refused('target', `gives the size and shape: leave ${shaping} out`)
  const isSized = w !== undefined || h !== undefined
  if (isSized && asked.scale !== undefined)
    return { refusal: 'bad-scale', message: 'w and h say the size: leave scale out' }
  if (isSized && view === 'compact')
    return { refusal: 'bad-view', message: 'w and h give the shape: leave view out' }
  return { scale: Number(scale) as ExportScale, view, sides: { w, h }, target }
}

function dayQuery(asked: AskedLook, drawing: AskedDrawing, greys: Greys | null): DayQuery | QueryRefusal {
  const { day, id, ratio, settings, isAsNamed } = asked
  const { scale, view, sides, target } = drawing
  if (ratio !== undefined && sides.w !== undefined && sides.h !== undefined)
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

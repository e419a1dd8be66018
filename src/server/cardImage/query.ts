import { DAILY_CARD } from '../../card/dailyCard'
import type { CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import { RATIOS } from '../../look/ratios'
import { isCalendarDay } from '../../quotes/dates'
import type { ApiErrorCode } from '../apiError'

/** Twice the size is what networks ask for, and what two visitors can ask for without the third's waiting. */
const SCALES = { 1: RESOLUTIONS[1], 2: RESOLUTIONS[2] } satisfies Partial<Record<ExportScale, unknown>>

export interface CardLook {
  settings: CardSettings
  scale: ExportScale
}

export interface CardImageQuery extends CardLook {
  day: string | null // null: today
  isAsShared: boolean // the look that pages name as their picture
}

export interface QueryRefusal {
  code: ApiErrorCode
  message: string
}

/** Reads the query of /api/card.png. Unknown parameters are ignored: trackers add theirs to links. */
export function readCardImageQuery(
  valuesOf: (name: string) => readonly string[],
): CardImageQuery | QueryRefusal {
  for (const name of ['date', 'template', 'ratio', 'scale'] as const)
    if (valuesOf(name).length > 1) return { code: `bad-${name}`, message: `${name} must be given once` }
  const [day] = valuesOf('date')
  const [template] = valuesOf('template')
  const [ratio] = valuesOf('ratio')
  const [scale = String(DAILY_CARD.scale)] = valuesOf('scale')
  if (day !== undefined && !isCalendarDay(day))
    return { code: 'bad-date', message: 'date must be a real calendar day, written YYYY-MM-DD' }
  if (template !== undefined && !isKeyOf(TEMPLATES, template)) return notOneOf('template', TEMPLATES)
  if (ratio !== undefined && !isKeyOf(RATIOS, ratio)) return notOneOf('ratio', RATIOS)
  if (!isKeyOf(SCALES, scale)) return notOneOf('scale', SCALES)
  const id = template ?? DAILY_CARD.templates.en
  const { settings } = TEMPLATES[id]
  const aspectRatio = ratio ?? (template === undefined ? DAILY_CARD.ratio : settings.aspectRatio)
  const isAsShared =
    Object.values(DAILY_CARD.templates).includes(id) &&
    aspectRatio === DAILY_CARD.ratio &&
    Number(scale) === DAILY_CARD.scale
  return {
    day: day ?? null,
    settings: { ...settings, aspectRatio },
    scale: Number(scale) as ExportScale,
    isAsShared,
  }
}

function notOneOf(name: 'template' | 'ratio' | 'scale', registry: object): QueryRefusal {
  return { code: `bad-${name}`, message: `${name} must be one of ${Object.keys(registry).join(', ')}` }
}

function isKeyOf<Registry extends object>(registry: Registry, key: string): key is keyof Registry & string {
  return Object.hasOwn(registry, key)
}

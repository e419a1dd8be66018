import type { CardSettings } from '../../card/settings'
import { TEMPLATES, type TemplateId } from '../../card/templates'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import { RATIOS, type RatioId } from '../../look/ratios'
import { isCalendarDay } from '../../quotes/dates'
import type { ApiErrorCode } from '../apiError'

/** Readable at the size of a thumbnail, and as wide as link previews want pictures. */
const DEFAULT_TEMPLATE: TemplateId = 'sunny'
const DEFAULT_RATIO: RatioId = '2:1'
const DEFAULT_SCALE = '2'

export interface CardImageQuery {
  day: string | null // null: today
  settings: CardSettings
  scale: ExportScale
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
  const [scale = DEFAULT_SCALE] = valuesOf('scale')
  if (day !== undefined && !isCalendarDay(day))
    return { code: 'bad-date', message: 'date must be a real calendar day, written YYYY-MM-DD' }
  if (template !== undefined && !isKeyOf(TEMPLATES, template)) return notOneOf('template', TEMPLATES)
  if (ratio !== undefined && !isKeyOf(RATIOS, ratio)) return notOneOf('ratio', RATIOS)
  if (!isKeyOf(RESOLUTIONS, scale)) return notOneOf('scale', RESOLUTIONS)
  const { settings } = TEMPLATES[template ?? DEFAULT_TEMPLATE]
  const aspectRatio = ratio ?? (template === undefined ? DEFAULT_RATIO : settings.aspectRatio)
  return { day: day ?? null, settings: { ...settings, aspectRatio }, scale: Number(scale) as ExportScale }
}

function notOneOf(name: 'template' | 'ratio' | 'scale', registry: object): QueryRefusal {
  return { code: `bad-${name}`, message: `${name} must be one of ${Object.keys(registry).join(', ')}` }
}

function isKeyOf<Registry extends object>(registry: Registry, key: string): key is keyof Registry & string {
  return Object.hasOwn(registry, key)
}

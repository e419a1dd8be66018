import { isRecord } from '../scene/values'
import { TEMPLATES, type Template } from './templates'

const TEXT_FIELDS = {
  quote: 'customContentColor',
  translation: 'customTranslationColor',
  author: 'customAuthorColor',
} as const

/** Older cards stored a template's colours like manual ones; the accent, never set by hand, tells which. */
export function withTemplateInks(settings: unknown): unknown {
  if (!isRecord(settings) || Object.hasOwn(settings, 'templateInks')) return settings
  const templates: readonly Template[] = Object.values(TEMPLATES)
  const own = templates.find((one) => one.settings.templateInks.accent === settings['accentColor'])?.settings
  if (!own) return settings
  const text = isRecord(settings['textSettings']) ? settings['textSettings'] : {}
  const byHand = (value: unknown, ink: string) => (value === ink ? '' : value)
  const moved = Object.entries(TEXT_FIELDS).map(([id, field]) => [
    field,
    byHand(text[field], own.templateInks[id as keyof typeof TEXT_FIELDS]),
  ])
  return {
    ...settings,
    templateInks: own.templateInks,
    accentColor: '',
    smallColor: byHand(settings['smallColor'], own.templateInks.small),
    textSettings: { ...text, ...(Object.fromEntries(moved) as Record<string, unknown>) },
  }
}

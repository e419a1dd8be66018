import { TEMPLATES, type Template } from './templates'

const templates: readonly Template[] = Object.values(TEMPLATES)

export const TEMPLATE_FONTS = new Set(templates.map(({ settings }) => settings.textSettings.fontFamily))

import { TEMPLATES, type Template } from './templates'

const templates: readonly Template[] = Object.values(TEMPLATES)

/** The fonts of all templates. */
export const TEMPLATE_FONTS = new Set(templates.map(({ settings }) => settings.textSettings.fontFamily))

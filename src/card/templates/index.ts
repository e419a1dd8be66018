import { inOrder } from '../../scene/features'
import type { TemplateId } from '../templateIds'
import type { Template, WeatherTemplates } from '../templateRecipes'

export type { Template, TemplateId }

const FOUND = Object.entries(
  import.meta.glob<Template | WeatherTemplates>('./*.ts', { import: 'template', eager: true }),
)

/** No two may look alike as thumbnails (DECISIONS.md, Templates). */
export const TEMPLATES: Readonly<Record<TemplateId, Template>> = inOrder(
  Object.fromEntries(
    FOUND.flatMap(([path, found]) =>
      'settings' in found
        ? [[path, found]]
        : Object.entries(found).map(([shape, one]) => [path.replace('.ts', `${shape}.ts`), one]),
    ),
  ),
)

export const TEMPLATE_FONTS = new Set(
  Object.values(TEMPLATES).map(({ settings }) => settings.textSettings.fontFamily),
)

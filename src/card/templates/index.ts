import { inOrder } from '../../scene/features'
import type { TemplateId } from '../templateIds'
import type { Template } from '../templateRecipes'

export type { Template, TemplateId }

/** No two may look alike as thumbnails (DECISIONS.md, Templates). */
export const TEMPLATES: Readonly<Record<TemplateId, Template>> = inOrder(
  import.meta.glob<Template>('./*.ts', { import: 'template', eager: true }),
)

export const TEMPLATE_FONTS = new Set(
  Object.values(TEMPLATES).map(({ settings }) => settings.textSettings.fontFamily),
)

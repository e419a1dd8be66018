import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { IS_FULL } from '../fixtures/tier'
import { idsOf } from '../layout/cards'

function templatesOfEachKind(): TemplateId[] {
  const seen = new Set<string>()
  return idsOf(TEMPLATES).filter((id) => {
    const { group, settings } = TEMPLATES[id]
    const kinds = [group, settings.frameStyle]
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isNew
  })
}

export const DRAWN_TEMPLATES: readonly TemplateId[] = IS_FULL ? idsOf(TEMPLATES) : templatesOfEachKind()

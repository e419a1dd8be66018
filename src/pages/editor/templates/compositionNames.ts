/** A composition and a template made of it may have two names: each list then shows both. */
import { TEMPLATES, type TemplateId } from '../../../card/templates'
import { currentLanguage } from '../../../language/i18n'
import { COMPOSITIONS, type CompositionId } from '../../../look/compositions'
import { optionsOf } from '../useSetting'

interface NamedOption<Id> {
  id: Id
  label: string
  otherName: string | undefined
}

export function compositionOptions(): NamedOption<CompositionId>[] {
  return optionsOf(COMPOSITIONS).map(({ id, label }) => {
    const templates = Object.values(TEMPLATES).filter(
      ({ group, settings }) => group === 'composed' && settings.composition === id,
    )
    return { id, label, otherName: templates.map(labelOf).find((other) => other !== label) }
  })
}

export function withCompositionName({ id, label }: Omit<NamedOption<TemplateId>, 'otherName'>) {
  const { group, settings } = TEMPLATES[id]
  const composition = group === 'composed' ? labelOf(COMPOSITIONS[settings.composition]) : label
  return { id, label, otherName: composition === label ? undefined : composition }
}

function labelOf({ label }: { label: { en: string; zh: string } }): string {
  return label[currentLanguage()]
}

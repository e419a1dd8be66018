/** A composition and a template made of it may have two names: each list then shows both, its own one first. */
import { TEMPLATES, type TemplateId } from '../../../card/templates'
import { currentLanguage } from '../../../language/i18n'
import { COMPOSITIONS, type CompositionId } from '../../../look/compositions'
import { optionsOf } from '../optionsOf'

interface NamedOption<Id> {
  id: Id
  label: string // "Whisper · Celadon"
  name: string // for screen readers: "Whisper"
}

export function compositionOptions(): NamedOption<CompositionId>[] {
  return optionsOf(COMPOSITIONS).map(({ id, label }) => {
    const templates = Object.values(TEMPLATES).filter(
      ({ group, settings }) => group === 'composed' && settings.composition === id,
    )
    return { id, name: label, label: together(label, templates.map(labelOf)) }
  })
}

export function withCompositionName({
  id,
  label,
}: {
  id: TemplateId
  label: string
}): NamedOption<TemplateId> {
  const { group, settings } = TEMPLATES[id]
  const composition = group === 'composed' ? [labelOf(COMPOSITIONS[settings.composition])] : []
  return { id, name: label, label: together(label, composition) }
}

function labelOf({ label }: { label: { en: string; zh: string } }): string {
  return label[currentLanguage()]
}

function together(own: string, others: readonly string[]): string {
  return [own, ...others.filter((other) => other !== own)].join(' · ')
}

import { currentLanguage } from '../../language/i18n'
import type { Label } from '../../language/languages'

/** A registry as options of a control: ids in its order, labels in the page's language. */
export function optionsOf<Registry extends Record<string, { label: Label }>>(
  registry: Registry,
): { id: keyof Registry & string; label: string }[] {
  return labelled(Object.entries(registry).map(([id, { label }]) => [id, label]))
}

export function optionsOfLabels<Registry extends Record<string, Label>>(
  labels: Registry,
): { id: keyof Registry & string; label: string }[] {
  return labelled(Object.entries(labels))
}

function labelled(entries: [id: string, label: Label][]) {
  const language = currentLanguage()
  return entries.map(([id, label]) => ({ id, label: label[language] }))
}

import { memoByObject } from '../scene/memo'
import { isRecord, keysOf } from '../scene/values'
import type { CardSettings } from './settings'
import { TEMPLATES, type TemplateId } from './templates'

/** The settings after a template is applied to a card (DECISIONS.md, Templates). */
export function applyTemplate(id: TemplateId, current: CardSettings): CardSettings {
  return withLook(TEMPLATES[id].settings, current)
}

/** A look put in force: all of it but the choice to show quotation marks. */
export function withLook(look: CardSettings, current: CardSettings): CardSettings {
  return { ...look, showQuotationMarks: current.showQuotationMarks }
}

/** True for settings that are one look to the letter (but for the quotation marks). */
export function isSameLook(a: CardSettings, b: CardSettings): boolean {
  return fingerprint(a) === fingerprint(b)
}

/** The template these settings are, if they are one to the letter (but for the quotation marks). */
export function matchingTemplate(settings: CardSettings): TemplateId | null {
  const written = fingerprint(settings)
  return keysOf(TEMPLATES).find((id) => fingerprint(TEMPLATES[id].settings) === written) ?? null
}

/**
 * Settings in a fixed order of keys, quotation marks left out. Remembered: at every step of a slider the card's are
 * held against those of all templates.
 */
const fingerprint = memoByObject((settings: CardSettings): string => {
  const sorted = (_key: string, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return JSON.stringify({ ...settings, showQuotationMarks: true }, sorted)
})

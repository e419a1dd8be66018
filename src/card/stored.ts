/** Cards as they are stored: of the settings only what was chosen. Reading fills in the defaults (`restoreCard`). */
import { memoByObject } from '../scene/memo'
import { isRecord, isSameJson } from '../scene/values'
import type { Card } from './card'
import { defaultOf, type Fields } from './fields'
import { SETTINGS, type CardSettings } from './settings'

/** Settings without those that nobody chose. */
export type StoredSettings = Readonly<Record<string, unknown>>

export type StoredCard = Omit<Card, 'settings'> & { settings: StoredSettings }

export function storedCard(card: Card): StoredCard {
  return { ...card, settings: storedSettings(card.settings) }
}

/** Without the inks, even none, settings are taken for those of a time before them (`withTemplateInks`). */
export const storedSettings = memoByObject((settings: CardSettings): StoredSettings => ({
  templateInks: {},
  ...chosenIn(SETTINGS, settings),
}))

function chosenIn(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = values[name]
    if (isSameJson(value, defaultOf(field))) return []
    return [[name, field.kind === 'record' && isRecord(value) ? chosenIn(field.fields, value) : value]]
  })
  return Object.fromEntries(entries)
}

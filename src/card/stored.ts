import { memoByObject } from '../scene/memo'
import { isRecord, isSameJson } from '../scene/values'
import type { Card } from './card'
import type { Fields } from './fields'
import { defaultsIn } from './frameDefaults'
import { DEFAULT_SETTINGS, SETTINGS, type CardSettings } from './settings'

/** Stored cards omit defaults; `restoreCard` adds them. */

export type StoredSettings = Readonly<Record<string, unknown>>

export type StoredCard = Omit<Card, 'settings'> & { settings: StoredSettings }

export function storedCard(card: Card): StoredCard {
  return { ...card, settings: storedSettings(card.settings) }
}

/** Without `templateInks`, even empty, settings count as older (`withTemplateInks`). */
export const storedSettings = memoByObject((settings: CardSettings): StoredSettings => ({
  templateInks: {},
  ...chosenIn(SETTINGS, settings, byDefaultIn(settings)),
}))

/** The frame itself is always compared with the general default: it decides about the others. */
function byDefaultIn({ frameStyle }: CardSettings): CardSettings {
  return { ...defaultsIn(frameStyle), frameStyle: DEFAULT_SETTINGS.frameStyle }
}

function chosenIn(fields: Fields, values: Values, byDefault: Values): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const [value, other] = [values[name], byDefault[name]]
    if (isSameJson(value, other)) return []
    const areRecords = field.kind === 'record' && isRecord(value) && isRecord(other)
    return [[name, areRecords ? chosenIn(field.fields, value, other) : value]]
  })
  return Object.fromEntries(entries)
}

type Values = Readonly<Record<string, unknown>>

/** Added defaults do not count. */
export function isUnchanged(stored: unknown, restored: unknown): boolean {
  if (!isRecord(stored) || !isRecord(restored)) return isSameJson(stored, restored)
  return Object.keys(restored).every(
    (key) => !Object.hasOwn(stored, key) || isUnchanged(stored[key], restored[key]),
  )
}

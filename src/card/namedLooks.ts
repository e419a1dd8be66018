/** Links name an edition of a look and keep it when a template changes; earlier editions stay here. */
import { keysOf } from '../scene/values'
import { restoreSettings } from './restore'
import { DEFAULT_SETTINGS, HOME_SETTINGS, type CardSettings } from './settings'
import { TEMPLATES } from './templates'

/** `first` is the editor's first card, `home` home's. */
export const CURRENT_LOOKS: Readonly<Record<string, CardSettings>> = {
  first: DEFAULT_SETTINGS,
  home: HOME_SETTINGS,
  ...Object.fromEntries(keysOf(TEMPLATES).map((id) => [id, TEMPLATES[id].settings])),
}

type Editions = Readonly<Record<string, readonly object[]>>

/** Oldest first. Looks whose letters are spaced by size were once set at the narrowest step. */
export const EARLIER_LOOKS: Editions = Object.fromEntries(
  Object.entries(CURRENT_LOOKS).flatMap(([id, look]) =>
    look.textSettings.letterSpacing === null
      ? [[id, [{ ...look, textSettings: { ...look.textSettings, letterSpacing: 0 } }]]]
      : [],
  ),
)

/** `sunny` is the first edition, `sunny.2` the second; null if unknown. */
export function lookNamed(name: string, earlierLooks: Editions = EARLIER_LOOKS): CardSettings | null {
  const [, id = '', edition = '1'] = /^([a-zA-Z]+)(?:\.([1-9]\d?))?$/.exec(name) ?? []
  if (!Object.hasOwn(CURRENT_LOOKS, id)) return null
  const earlier = earlierLooks[id] ?? []
  if (Number(edition) === earlier.length + 1) return CURRENT_LOOKS[id]!
  const kept = earlier[Number(edition) - 1]
  return kept ? restoreSettings(kept) : null
}

export function nameOfLook(id: string, earlierLooks: Editions = EARLIER_LOOKS): string {
  const edition = (earlierLooks[id]?.length ?? 0) + 1
  return edition === 1 ? id : `${id}.${edition}`
}

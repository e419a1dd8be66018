/**
 * Looks that links name, so that they say only what differs. A link keeps its look when a template changes: the name is that of
 * an edition, and what the template was before is kept here. `tests/card/namedLooks.test.ts` is red until it is.
 */
import { keysOf } from '../scene/values'
import { restoreSettings } from './restore'
import { DEFAULT_SETTINGS, HOME_SETTINGS, type CardSettings } from './settings'
import { TEMPLATES } from './templates'

/** The looks of today by name. `first` is the editor's first card, `home` the card on home. */
export const CURRENT_LOOKS: Readonly<Record<string, CardSettings>> = {
  first: DEFAULT_SETTINGS,
  home: HOME_SETTINGS,
  ...Object.fromEntries(keysOf(TEMPLATES).map((id) => [id, TEMPLATES[id].settings])),
}

/** What these looks were in earlier releases, the oldest first, as the frozen copy in tests/card/namedLooks.json had them. */
export const EARLIER_LOOKS: Editions = {}

type Editions = Readonly<Record<string, readonly object[]>>

/** `sunny` is the first edition of that look, `sunny.2` the second; null if it is of a later release, or of none. */
export function lookNamed(name: string, earlierLooks: Editions = EARLIER_LOOKS): CardSettings | null {
  const [, id = '', edition = '1'] = /^([a-zA-Z]+)(?:\.([1-9]\d?))?$/.exec(name) ?? []
  if (!Object.hasOwn(CURRENT_LOOKS, id)) return null
  const earlier = earlierLooks[id] ?? []
  if (Number(edition) === earlier.length + 1) return CURRENT_LOOKS[id]!
  const kept = earlier[Number(edition) - 1]
  return kept ? restoreSettings(kept) : null
}

/** The name under which links know a look of today. */
export function nameOfLook(id: string, earlierLooks: Editions = EARLIER_LOOKS): string {
  const edition = (earlierLooks[id]?.length ?? 0) + 1
  return edition === 1 ? id : `${id}.${edition}`
}

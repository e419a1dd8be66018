import type { BackgroundId } from '../look/backgrounds'
import { memoByObject } from '../scene/memo'
import { isRecord, keysOf } from '../scene/values'
import type { CardSettings } from './settings'
import { TEMPLATES, type TemplateId } from './templates'

/** The settings after a template is applied to a card (DECISIONS.md, Templates). */
export function applyTemplate(id: TemplateId, current: CardSettings): CardSettings {
  return applyLook(TEMPLATES[id].settings, current)
}

/** The settings after a look is applied: all of it except the choice to show quotation marks. */
export function applyLook(look: CardSettings, current: CardSettings): CardSettings {
  return { ...look, showQuotationMarks: current.showQuotationMarks }
}

/** True on the ground and in the frame that the card's template brought its inks for. */
export const isOnTemplatesGround = memoByObject((settings: CardSettings): boolean =>
  keysOf(TEMPLATES).some((id) => {
    const own = TEMPLATES[id].settings
    return isSameRecord(own.templateInks, settings.templateInks) && hasSameGround(own, settings)
  }),
)

const GROUND_SETTINGS = {
  solid: ['backgroundColor'],
  gradient: ['gradientValue'],
  dotted: ['backgroundColor', 'patternColor'],
  striped: ['backgroundColor', 'patternColor'],
  image: ['backgroundImage'],
} as const satisfies Record<BackgroundId, readonly (keyof CardSettings)[]>

function hasSameGround(a: CardSettings, b: CardSettings): boolean {
  const compared = ['theme', 'frameStyle', 'backgroundType', ...GROUND_SETTINGS[a.backgroundType]] as const
  return compared.every((key) => a[key] === b[key]) && isSameRecord(a.frameColors, b.frameColors)
}

function isSameRecord<T extends object>(a: T, b: T): boolean {
  return a === b || fingerprintOf(a) === fingerprintOf(b)
}

/** True if the settings are equal, quotation marks aside. */
export function isSameLook(a: CardSettings, b: CardSettings): boolean {
  return fingerprint(a) === fingerprint(b)
}

/** The template that these settings equal, quotation marks aside; null if none. */
export function matchingTemplate(settings: CardSettings): TemplateId | null {
  const wanted = fingerprint(settings)
  return keysOf(TEMPLATES).find((id) => fingerprint(TEMPLATES[id].settings) === wanted) ?? null
}

/**
 * Settings as JSON with sorted keys, quotation marks left out. Memoised: each step of a slider compares the
 * card's settings with those of all templates.
 */
const fingerprint = memoByObject((settings: CardSettings): string =>
  fingerprintOf({ ...settings, showQuotationMarks: true }),
)

/** JSON with sorted keys. */
function fingerprintOf(value: object): string {
  const sorted = (_key: string, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return JSON.stringify(value, sorted)
}

import type { BackgroundId } from '../look/backgrounds'
import { memoByObject } from '../scene/memo'
import { isSameJson, keysOf } from '../scene/values'
import { jsonInOrder } from '../scene/written'
import { ratioIn, type Orientation } from '../look/ratios'
import type { Fields } from './fields'
import { DEFAULT_SETTINGS, SETTINGS, TEXT_SETTINGS, type CardSettings, type TextSettings } from './settings'
import { TEMPLATES, type TemplateId } from './templates'

type KeptSettings = Pick<CardSettings, OfCard<typeof SETTINGS>> & {
  textSettings?: Pick<TextSettings, OfCard<typeof TEXT_SETTINGS>>
}
type OfCard<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { isOfCard: true } ? Name : never
}[keyof Of]

export function applyTemplate(
  id: TemplateId,
  current: KeptSettings,
  orientation: Orientation | null = null,
): CardSettings {
  return applyLook(TEMPLATES[id].settings, current, orientation)
}

export function applyLook(
  look: CardSettings,
  current: KeptSettings,
  orientation: Orientation | null = null,
): CardSettings {
  const aspectRatio = orientation ? ratioIn(orientation, look.aspectRatio) : look.aspectRatio
  return { ...withCardsOwn(look, current), aspectRatio }
}

function withCardsOwn(look: CardSettings, { textSettings, ...current }: KeptSettings): CardSettings {
  return {
    ...look,
    ...ofCard(SETTINGS, current),
    textSettings: { ...look.textSettings, ...ofCard(TEXT_SETTINGS, textSettings ?? {}) },
  }
}

function ofCard(fields: Fields, values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.isOfCard))
}

export function isOnTemplatesGround(settings: CardSettings): boolean {
  return (
    settings.backgroundType !== 'art' &&
    keysOf(TEMPLATES).some((id) => {
      const own = TEMPLATES[id].settings
      return hasSameGround(own, settings) && isSameJson(own.templateInks, settings.templateInks)
    })
  )
}

const GROUND_SETTINGS = {
  solid: ['backgroundColor'],
  gradient: ['gradientValue'],
  dotted: ['backgroundColor', 'patternColor'],
  striped: ['backgroundColor', 'patternColor'],
  image: ['backgroundImage'],
  art: ['art'],
} as const satisfies Record<BackgroundId, readonly (keyof CardSettings)[]>

function hasSameGround(a: CardSettings, b: CardSettings): boolean {
  const compared = [
    'theme',
    'frameStyle',
    'composition',
    'backgroundType',
    ...GROUND_SETTINGS[a.backgroundType],
  ] as const
  return (
    compared.every((key) => a[key] === b[key]) &&
    isSameJson(a.frameColors, b.frameColors) &&
    isSameJson(a.compositionColors, b.compositionColors)
  )
}

export function isSameLook(a: CardSettings, b: CardSettings): boolean {
  return a.aspectRatio === b.aspectRatio && isSameInAnyRatio(a, b)
}

/** The same in another ratio is second best. */
export function matchingLook<Look extends { settings: CardSettings }>(
  settings: CardSettings,
  looks: readonly Look[],
): Look | null {
  const matching = looks.filter((look) => isSameInAnyRatio(settings, look.settings))
  return matching.find((look) => look.settings.aspectRatio === settings.aspectRatio) ?? matching[0] ?? null
}

/** Ignores quotation marks. Weather has one template per ratio, the others match in any. */
export function matchingTemplate(settings: CardSettings): TemplateId | null {
  const exact = ENTRIES.find((template) => isSameLook(settings, template.settings))
  return (exact ?? matchingLook(settings, IN_ANY_RATIO))?.id ?? null
}

const ENTRIES = keysOf(TEMPLATES).map((id) => ({ id, ...TEMPLATES[id] }))
const IN_ANY_RATIO = ENTRIES.filter(({ group }) => group !== 'weather')

function isSameInAnyRatio(a: CardSettings, b: CardSettings): boolean {
  return fingerprint(a) === fingerprint(b)
}

/** Memoised: every slider step compares all templates. */
const fingerprint = memoByObject((settings: CardSettings): string =>
  jsonInOrder({ ...withCardsOwn(settings, DEFAULT_SETTINGS), aspectRatio: DEFAULT_SETTINGS.aspectRatio }),
)

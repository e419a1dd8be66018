/** For CLI and card URLs, by their entries' names. */
import type { Field, Fields } from './fields'
import { choicesOf } from './ids'
import { SETTINGS, TEXT_SETTINGS, type CardSettings } from './settings'

type NameIn<Of extends Fields> = {
  [Setting in keyof Of]: Of[Setting] extends { name: infer Name } ? Name : never
}[keyof Of]

export type SettingName = NameIn<typeof SETTINGS> | NameIn<typeof TEXT_SETTINGS>

export type SettingWords = Partial<Record<SettingName, string>>

const FIELDS = new Map(
  [SETTINGS, TEXT_SETTINGS].flatMap((fields: Fields) =>
    Object.values(fields).flatMap((field) =>
      field.name === undefined ? [] : [[field.name, field] as const],
    ),
  ),
) as ReadonlyMap<SettingName, Field>

export const SETTING_NAMES: readonly SettingName[] = [...FIELDS.keys()]

/** True if choices are separated by commas. */
export function isList(name: SettingName): boolean {
  return FIELDS.get(name)?.kind === 'choices'
}

export function choicesFor(name: SettingName): readonly string[] {
  const field = FIELDS.get(name)
  return field && 'of' in field ? choicesOf(field.of) : ['on', 'off']
}

export function isSaid(name: SettingName, words: string): boolean {
  const each = isList(name) ? words.split(',') : [words]
  return each.every((word) => choicesFor(name).includes(word))
}

export function withSaid(settings: CardSettings, said: SettingWords): CardSettings {
  return {
    ...settings,
    ...saidOf(SETTINGS, said),
    textSettings: { ...settings.textSettings, ...saidOf(TEXT_SETTINGS, said) },
  }
}

function saidOf(fields: Fields, said: SettingWords): object {
  const entries = Object.entries(fields).flatMap(([setting, { name, kind }]): [string, unknown][] => {
    const words = said[name as SettingName]
    if (words === undefined) return []
    if (kind === 'choices') return [[setting, [...new Set(words.split(','))]]]
    return [[setting, kind === 'flag' ? words === 'on' : words]]
  })
  return Object.fromEntries(entries)
}

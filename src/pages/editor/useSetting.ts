import { atom, useAtomValue, useSetAtom, type Atom } from 'jotai'
import type { CardSettings, TextSettings } from '../../card/settings'
import { changeSettingsAtom, changeTextSettingsAtom, settingsAtom, textSettingsAtom } from '../../state/card'

export function useSetting<Key extends keyof CardSettings>(key: Key) {
  const value = useAtomValue(atomOf(settingAtoms, settingsAtom, key)) as CardSettings[Key]
  const change = useSetAtom(changeSettingsAtom)
  return [value, (next: CardSettings[Key]) => change({ [key]: next })] as const
}

export function useTextSetting<Key extends keyof TextSettings>(key: Key) {
  const value = useAtomValue(atomOf(textSettingAtoms, textSettingsAtom, key)) as TextSettings[Key]
  const change = useSetAtom(changeTextSettingsAtom)
  return [value, (next: TextSettings[Key]) => change({ [key]: next })] as const
}

const settingAtoms = new Map<string, Atom<unknown>>()
const textSettingAtoms = new Map<string, Atom<unknown>>()

function atomOf<T extends object>(known: Map<string, Atom<unknown>>, whole: Atom<T>, key: keyof T & string) {
  const found = known.get(key) ?? atom((get) => get(whole)[key])
  known.set(key, found)
  return found
}

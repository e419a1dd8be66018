import { pushToastAtom } from '../../state/toasts'
import { i18n } from '../../language/i18n'
import { atom, useAtomValue, useSetAtom, type Atom } from 'jotai'
import type { CardSettings, TextSettings } from '../../card/settings'
import { changeSettingsAtom, changeTextSettingsAtom, settingsAtom, textSettingsAtom } from '../../state/card'
import { currentLanguage } from '../../language/i18n'
import type { Label } from '../../language/languages'

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

type Splitting = typeof import('./pages/splitText')

/** Runs what splits texts, once its code has come; that it did not is said. */
export const splittingAtom = atom(null, (_get, set, run: (splitting: Splitting) => unknown) =>
  import('./pages/splitText')
    .then(run)
    .catch(() => set(pushToastAtom, { kind: 'failure', text: i18n.t('pages.failed') })),
)

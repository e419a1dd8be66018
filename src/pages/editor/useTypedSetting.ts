import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { settingsAtom } from '../../state/card'
import { typingAtom } from '../../state/editorState'
import { finishTypingAtom, typeSettingAtom, type TypedSetting } from '../../state/typing'

/** A text setting that is applied on blur or Enter. Until then only the field shows it. */
export function useTypedSetting(key: TypedSetting) {
  const shownAtom = useMemo(() => atom((get) => get(typingAtom)[key] ?? get(settingsAtom)[key]), [key])
  const value = useAtomValue(shownAtom)
  const type = useSetAtom(typeSettingAtom)
  const finish = useSetAtom(finishTypingAtom)
  return { value, onChange: (text: string) => type(key, text), onBlur: finish, onEnter: finish }
}

import { useAtomValue, useSetAtom } from 'jotai'
import { settingsAtom } from '../../state/card'
import { typingAtom } from '../../state/editorState'
import { finishTypingAtom, typeSettingAtom, type TypedSetting } from '../../state/typing'

/** A text setting that is applied on blur or Enter. Until then only the field shows it. */
export function useTypedSetting(key: TypedSetting) {
  const typed = useAtomValue(typingAtom)[key]
  const set = useAtomValue(settingsAtom)[key]
  const type = useSetAtom(typeSettingAtom)
  const finish = useSetAtom(finishTypingAtom)
  return { value: typed ?? set, onChange: (text: string) => type(key, text), onBlur: finish, onEnter: finish }
}

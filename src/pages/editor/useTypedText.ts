import { useState, useEffectEvent, useLayoutEffect } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { settingsAtom } from '../../state/card'
import { typingAtom } from '../../state/editorState'
import { finishTypingAtom, typeSettingAtom, type TypedSetting } from '../../state/typing'

/**
 * A text that is applied on blur or Enter, and when its field goes. While it is typed it is local to the field; a change from
 * elsewhere (undo, a template) shows as soon as typing has ended.
 */
export function useTypedText(value: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    if (typed !== null && typed !== value) apply(typed)
    setTyped(null)
  }
  useFinishAtEnd(finish)
  return { value: typed ?? value, onChange: setTyped, onBlur: finish, onEnter: finish }
}

/**
 * Finishes typing when its field goes, as when a turned tablet gets another layout: a browser tells of no blur where the element with
 * the focus is taken away.
 * @param finish does nothing where nothing has been typed
 */
export function useFinishAtEnd(finish: () => void): void {
  const end = useEffectEvent(finish)
  useLayoutEffect(() => () => end(), [])
}

/** A text setting that is applied on blur or Enter. Until then only the field shows it. */
export function useTypedSetting(key: TypedSetting) {
  const typed = useAtomValue(typingAtom)[key]
  const set = useAtomValue(settingsAtom)[key]
  const type = useSetAtom(typeSettingAtom)
  const finish = useSetAtom(finishTypingAtom)
  return { value: typed ?? set, onChange: (text: string) => type(key, text), onBlur: finish, onEnter: finish }
}

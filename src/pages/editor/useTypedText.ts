import { useState, useEffectEvent, useLayoutEffect } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { settingsAtom } from '../../state/card'
import { typingAtom } from '../../state/editorState'
import { finishTypingAtom, typeSettingAtom, type TypedSetting } from '../../state/draft'

/** Applied on blur, Enter or unmount. While typing, changes from elsewhere (undo, a template) wait. */
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
 * Finishes typing on unmount (e.g. rotation): removing a focused element fires no blur.
 * @param finish does nothing if nothing was typed
 */
export function useFinishAtEnd(finish: () => void): void {
  const end = useEffectEvent(finish)
  useLayoutEffect(() => () => end(), [])
}

export function useTypedSetting(key: TypedSetting) {
  const typed = useAtomValue(typingAtom)[key]
  const set = useAtomValue(settingsAtom)[key]
  const type = useSetAtom(typeSettingAtom)
  const finish = useSetAtom(finishTypingAtom)
  return { value: typed ?? set, onChange: (text: string) => type(key, text), onBlur: finish, onEnter: finish }
}

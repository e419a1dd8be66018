import { useState } from 'react'
import { useFinishAtEnd } from './useFinishAtEnd'

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

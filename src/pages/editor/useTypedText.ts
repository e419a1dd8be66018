import { useState } from 'react'

/**
 * A text that is applied on blur or Enter. While it is typed it is local to the field; a change from
 * elsewhere (undo, a template) shows as soon as typing has ended.
 */
export function useTypedText(value: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    if (typed !== null && typed !== value) apply(typed)
    setTyped(null)
  }
  return { value: typed ?? value, onChange: setTyped, onBlur: finish, onEnter: finish }
}

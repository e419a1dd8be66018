import { useState } from 'react'

/**
 * A text that takes effect when its field is left or Enter is pressed. While it is being typed it is the field's
 * own; a change from elsewhere (undo, a template) shows as soon as nothing is typed.
 */
export function useTypedText(value: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    if (typed !== null && typed !== value) apply(typed)
    setTyped(null)
  }
  return { value: typed ?? value, onChange: setTyped, onBlur: finish, onEnter: finish }
}

import type { KeyboardEvent } from 'react'
import { isComposing } from '../../ui/isComposing'
import { useMediaQuery } from '../browser/useWindowWidth'

const LINK_LIKE = /^\s*\S+\.\S+\s*$/u

/**
 * Enter on one line submits, and Shift+Enter adds a line; on several lines Enter is a line break, and Ctrl or
 * Cmd with Enter submits. On touch there is no Shift to hold: Enter breaks the line, except after a link.
 */
export function useSubmitKeys(text: string, submit: () => void) {
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isOneLine = !text.includes('\n')
  const enterSubmits = isOneLine && (!isTouch || LINK_LIKE.test(text))
  return {
    enterKeyHint: enterSubmits ? ('go' as const) : ('enter' as const),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== 'Enter' || isComposing(event)) return
      if (event.shiftKey || !(enterSubmits || event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      submit()
    },
  }
}

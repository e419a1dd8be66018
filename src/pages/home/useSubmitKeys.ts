import type { KeyboardEvent } from 'react'
import { useMediaQuery } from '../browser/useWindowWidth'

const LINK_LIKE = /^\s*\S+\.\S+\s*$/u

/**
 * Enter on one line makes the card, and Shift+Enter begins another; on several lines Enter is a line break, and Ctrl
 * or Cmd with it makes the card. Under a finger there is no Shift to hold: Enter breaks there, except after a link.
 */
export function useSubmitKeys(text: string, submit: () => void) {
  const isFinger = useMediaQuery('(pointer: coarse)')
  const isOneLine = !text.includes('\n')
  const goes = isOneLine && (!isFinger || LINK_LIKE.test(text))
  return {
    enterKeyHint: goes ? ('go' as const) : ('enter' as const),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      // Enter that picks a word in an input method is not an Enter of ours; 229 is how Safari says so.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
      if (event.shiftKey || !(goes || event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      submit()
    },
  }
}

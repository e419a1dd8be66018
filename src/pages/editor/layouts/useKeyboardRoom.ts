import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTyping } from '../isTyping'

const MIN_KEYBOARD_PX = 120 // browsers' own bars come and go too, but are lower

/**
 * The ref of an element whose `--visible-height` is the window's height above an on-screen keyboard, and whether
 * there is a keyboard. Some browsers shrink the window for it; iOS lays it over the page and changes only the
 * visual viewport.
 */
export function useKeyboardRoom<E extends HTMLElement>() {
  const [hasKeyboard, setKeyboard] = useState(false)
  const ref = useCallback((element: E | null) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const size = () => ({ width: window.innerWidth, height: viewport.height })
    let full = { width: 0, height: 0 } // without a keyboard
    const follow = () => {
      if (viewport.scale !== 1) return // pinch zoom, not a keyboard
      const { height } = viewport
      const isTypedInto = isTyping(document.activeElement)
      if (!isTypedInto || window.innerWidth !== full.width) full = size()
      full.height = Math.max(full.height, height)
      element.style.setProperty('--visible-height', `${height}px`)
      // With the height: a frame between the two would show the card in a room that nobody asked for.
      flushSync(() => setKeyboard(isTypedInto && full.height - height > MIN_KEYBOARD_PX))
      if (viewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    // From field to field the focus is nowhere for a moment.
    const followSoon = () => requestAnimationFrame(follow)
    // Not in the task that renders the editor, which would have to lay it out: its styles give it this height too.
    const begun = setTimeout(() => {
      if (isTyping(document.activeElement)) follow()
      else if (viewport.scale === 1) full = size()
    })
    viewport.addEventListener('resize', follow)
    document.addEventListener('focusin', followSoon)
    document.addEventListener('focusout', followSoon)
    return () => {
      clearTimeout(begun)
      viewport.removeEventListener('resize', follow)
      document.removeEventListener('focusin', followSoon)
      document.removeEventListener('focusout', followSoon)
    }
  }, [])
  return [ref, hasKeyboard] as const
}

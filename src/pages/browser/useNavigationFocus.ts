import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isKeyboardHeld } from './heldKeyboard'

/**
 * On navigation to another page, scrolls to its top (or to the URL's #fragment) and focuses its content, as
 * after a full load. When going back, the browser restores the scroll position. A keyboard held open for a field of
 * the page stays so.
 */
export function useNavigationFocus(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (!isKeyboardHeld()) main.current?.focus({ preventScroll: true })
    if (isBack) return
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place) place.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [path, hash, isBack])
  return main
}

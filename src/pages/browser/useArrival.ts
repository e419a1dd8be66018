import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Arriving at another page: the view starts at its top (or at the address's #place) and the focus goes to its
 * content, as after a full load. Going back leaves the scroll position to the browser.
 */
export function useArrival(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    main.current?.focus({ preventScroll: true })
    if (isBack) return
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place) place.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [path, hash, isBack])
  return main
}

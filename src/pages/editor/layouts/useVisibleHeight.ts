import { useCallback } from 'react'

/**
 * Sets `--visible-height` of an element to the window height above a keyboard, so that the card stays in view
 * while its words are typed. (iOS lays its keyboard over the page and changes only the visual viewport.)
 */
export function useVisibleHeight<E extends HTMLElement>() {
  return useCallback((element: E | null) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const follow = () => {
      if (viewport.scale !== 1) return // pinch zoom, not a keyboard
      element.style.setProperty('--visible-height', `${viewport.height}px`)
      if (viewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    follow()
    viewport.addEventListener('resize', follow)
    return () => viewport.removeEventListener('resize', follow)
  }, [])
}

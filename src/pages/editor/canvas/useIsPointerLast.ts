import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whether the last input was a pointer and not a key. `:focus-visible` does not say so: it also matches what
 * a script focuses on the first touch of a page.
 */
export function useIsPointerLast(): RefObject<boolean> {
  const isPointer = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const on = (type: 'pointerdown' | 'keydown') =>
      document.addEventListener(type, () => (isPointer.current = type === 'pointerdown'), {
        capture: true,
        signal: listening.signal,
      })
    on('pointerdown')
    on('keydown')
    return () => listening.abort()
  }, [])
  return isPointer
}

import { useCallback, useState } from 'react'

export interface ElementSize {
  width: number // CSS px
  height: number
}

/** The content size of an element, null until it is on the page, and the ref to attach. */
export function useElementSize<E extends HTMLElement>(): [
  ElementSize | null,
  (element: E | null) => (() => void) | undefined,
] {
  const [size, setSize] = useState<ElementSize | null>(null)
  const ref = useCallback((element: E | null) => {
    if (!element) return
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [size, ref]
}

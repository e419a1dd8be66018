import { useCallback, useState } from 'react'

export interface ElementSize {
  width: number // CSS px
  height: number
}

/**
 * It is null until mounted. `first`: measuring in the commit would force layout; the observer reports a frame
 * later.
 */
export function useElementSize<E extends HTMLElement>(
  first: 'at once' | 'a frame later' = 'at once',
): [ElementSize | null, (element: E | null) => (() => void) | undefined] {
  const [size, setSize] = useState<ElementSize | null>(null)
  const ref = useCallback(
    (element: E | null) => {
      if (!element) return
      const measure = () => {
        const next = { width: element.clientWidth, height: element.clientHeight }
        setSize((last) => (last?.width === next.width && last.height === next.height ? last : next))
      }
      if (first === 'at once') measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [first],
  )
  return [size, ref]
}

import { useEffect, type RefObject } from 'react'

const END_PX = 24 // a panel's padding below its content

/**
 * Sets `data-more` while content is below a scrolling box's edge, so that the cut row can fade. `shown`
 * changes with the box's element.
 */
export function useMoreBelow(box: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const { current } = box
    if (!current) return
    const mark = () => {
      const belowPx = current.scrollHeight - current.clientHeight - current.scrollTop
      current.toggleAttribute('data-more', belowPx > END_PX)
    }
    current.addEventListener('scroll', mark, { passive: true })
    const observer = new ResizeObserver(mark) // It calls back once the page has been laid out.
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => {
      current.removeEventListener('scroll', mark)
      observer.disconnect()
    }
  }, [box, shown])
}

import { useEffect, type RefObject } from 'react'

const END_PX = 24 // a panel's padding below its content

/**
 * Marks a scrolling box with `data-more` while some of its content is below its edge, so that a cut row can fade
 * and so say that there is more. `shown`: changes with the box's element.
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
    const observer = new ResizeObserver(mark) // it begins with a call, when the page has been laid out
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => {
      current.removeEventListener('scroll', mark)
      observer.disconnect()
    }
  }, [box, shown])
}

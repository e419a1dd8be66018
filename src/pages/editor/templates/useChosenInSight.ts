import { useLayoutEffect, useRef } from 'react'

/**
 * Whoever comes back to a panel finds the chosen option in sight: when the panel is ready, and whenever it is
 * shown again, as in a drawer that was closed. Only the panel scrolls, never the page; the focus stays.
 */
export function useChosenInSight<E extends HTMLElement>(isReady: boolean) {
  const content = useRef<E>(null)
  useLayoutEffect(() => {
    const element = content.current
    if (!element || !isReady) return
    let wasShown = false
    const observer = new ResizeObserver(() => {
      const isShown = element.getClientRects().length > 0
      // Options may come after their list: then its size changes, and this is asked again.
      wasShown = isShown && (wasShown || bringChosenIntoSight(element))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady])
  return content
}

/** @returns whether there is a chosen option yet */
function bringChosenIntoSight(content: HTMLElement): boolean {
  const panel = content.closest('[role="tabpanel"]')
  const chosen = content.querySelector('[role="option"][aria-selected="true"]')
  if (!panel || !chosen) return false
  const [seen, box] = [panel.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (box.top < seen.top || box.bottom > seen.bottom)
    panel.scrollTop += (box.top + box.bottom - seen.top - seen.bottom) / 2
  return true
}

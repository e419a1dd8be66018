import { useEffect, type RefObject } from 'react'

/**
 * The focus of what goes from a place, such as a toast that is answered, returns to where it was before it came there; or to
 * the page's content, since the browser would put it at the beginning of the page.
 */
export function useReturnedFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place
    if (!current) return
    let focused: Node | null = null
    let before: HTMLElement | null = null
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      focused = target as Node
      if (relatedTarget instanceof Node && current.contains(relatedTarget)) return
      before = relatedTarget instanceof HTMLElement ? relatedTarget : null
    }
    const onFocusOut = ({ target }: FocusEvent) =>
      // Some engines tell this of what is being removed, too.
      queueMicrotask(() => {
        const isLeft = (target as Node).isConnected && document.activeElement !== target
        if (isLeft && focused === target) focused = null
      })
    const removals = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      for (const next of [before, current.closest<HTMLElement>('main')])
        if (document.activeElement === document.body) next?.focus({ preventScroll: true })
    })
    removals.observe(current, { childList: true, subtree: true })
    current.addEventListener('focusin', onFocusIn)
    current.addEventListener('focusout', onFocusOut)
    return () => {
      removals.disconnect()
      current.removeEventListener('focusin', onFocusIn)
      current.removeEventListener('focusout', onFocusOut)
    }
  }, [place])
}

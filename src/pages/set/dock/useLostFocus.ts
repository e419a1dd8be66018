import { useEffect, type RefObject } from 'react'

/** The focus of a button that has gone goes to the one that came in its place. */
export function useLostFocus(button: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const { activeElement } = document
    if (isWanted && (activeElement === null || activeElement === document.body)) button.current?.focus()
  }, [button, isWanted])
}

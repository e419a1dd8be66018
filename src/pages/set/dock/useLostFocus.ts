import { useEffect, type RefObject } from 'react'

/** Moves focus from a removed button to its replacement. */
export function useLostFocus(button: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const { activeElement } = document
    if (isWanted && (activeElement === null || activeElement === document.body)) button.current?.focus()
  }, [button, isWanted])
}

import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => undefined

/**
 * False in a static page and during hydration, true afterwards: content that only a browser can render waits
 * for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
}

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a static page and in the browser's first look at it, true from then on: what only a browser can draw waits for this. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

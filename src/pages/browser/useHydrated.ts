import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => undefined

/** False in static pages and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
}

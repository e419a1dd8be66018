import { useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { isNarrowAtom, MOBILE_BREAKPOINT_PX } from '../../state/view'

/** The media query of a phone's window. */
export const NARROW_QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/**
 * Writes to the state whether the window is as narrow as a phone's, before the page's first card is laid out;
 * pages with a card call it once.
 */
export function useNarrowWindow(): boolean {
  const isNarrow = useMediaQuery(NARROW_QUERY)
  useHydrateAtoms([[isNarrowAtom, isNarrow]])
  const setNarrow = useSetAtom(isNarrowAtom)
  useLayoutEffect(() => setNarrow(isNarrow), [setNarrow, isNarrow])
  return isNarrow
}

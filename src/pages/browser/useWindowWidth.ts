import { useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { isNarrowAtom } from '../../state/view'
import { mediaQuery } from '../../styles/media'

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

/** A phone, however it is turned, or a window as small. */
export const PHONE_QUERY = `${mediaQuery('--phone')}, ${mediaQuery('--phone-on-side')}`

/** Runs before the first card's layout; pages with a card call it once. */
export function useNarrowWindow(): boolean {
  const isNarrow = useMediaQuery(PHONE_QUERY)
  useHydrateAtoms([[isNarrowAtom, isNarrow]])
  const setNarrow = useSetAtom(isNarrowAtom)
  useLayoutEffect(() => setNarrow(isNarrow), [setNarrow, isNarrow])
  return isNarrow
}

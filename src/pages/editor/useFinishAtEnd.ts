import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Finishes typing when its field goes, as when a turned tablet gets another layout: a browser tells of no blur where the element with
 * the focus is taken away.
 * @param finish does nothing where nothing has been typed
 */
export function useFinishAtEnd(finish: () => void): void {
  const end = useEffectEvent(finish)
  useLayoutEffect(() => () => end(), [])
}

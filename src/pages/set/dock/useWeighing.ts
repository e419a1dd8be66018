import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { weighSetAtom } from '../../../state/set/setEstimate'
import { setItemsAtom } from '../../../state/set/setChoice'

const REST_MS = 800

/** It estimates the set's size once choosing pauses. */
export function useWeighing(): void {
  const items = useAtomValue(setItemsAtom)
  const weigh = useSetAtom(weighSetAtom)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void weigh(stop.signal), REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [items, weigh])
}

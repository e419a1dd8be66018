import { useStore, type Atom } from 'jotai'
import { useEffect, useState } from 'react'
import { msUntilIdle, watchInput } from '../browser/inputIdle'

watchInput()

/**
 * An atom's value, for what need not follow each key: while somebody types or drags it stays as it was, until the focus
 * moves, or unless `isUrgent` says that a change cannot wait.
 */
export function useSettledAtom<Value>(
  source: Atom<Value>,
  isUrgent: (next: Value, shown: Value) => boolean,
): Value {
  const store = useStore()
  const [shown, show] = useState(() => store.get(source))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.get(source)
    const follow = () => {
      clearTimeout(timer)
      timer = undefined
      last = store.get(source)
      show(() => last)
    }
    const followLater = () => {
      const waitMs = msUntilIdle()
      if (waitMs === 0) follow()
      else timer = setTimeout(followLater, waitMs)
    }
    const stop = store.sub(source, () => {
      if (isUrgent(store.get(source), last)) follow()
      else if (timer === undefined) followLater()
    })
    const followFocus = () => {
      if (timer !== undefined) follow() // what is focused is read aloud
    }
    document.addEventListener('focusin', followFocus)
    follow()
    return () => {
      stop()
      document.removeEventListener('focusin', followFocus)
      clearTimeout(timer)
    }
  }, [store, source, isUrgent])
  return shown
}

/** For `isUrgent`: what was not there, or is there no longer, cannot wait. */
export function comesOrGoes(next: unknown, shown: unknown): boolean {
  return (next === null) !== (shown === null)
}

import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { loadQuotesAtom } from '../../state/set/setChoice'

/** Asks for the quotes of days, and again when the visitor wants to. */
export function useAwaitedQuotes(areNeeded: boolean) {
  const load = useSetAtom(loadQuotesAtom)
  const [haveFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    void load().then((came) => setFailed(!came))
  }, [load])
  useEffect(() => {
    if (areNeeded) ask()
  }, [areNeeded, ask])
  return { haveFailed, ask }
}

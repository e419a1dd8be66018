import { useEffect, useState } from 'react'

/** A hook that gives what `bring` loads: null until then, at once on a later page. */
export function lateHook<Late>(bring: () => Promise<Late>, failure: string) {
  let arrived: { late: Late } | null = null
  return function useLate(isWanted = true): Late | null {
    const [known, setKnown] = useState(arrived)
    useEffect(() => {
      if (!isWanted || known) return
      bring().then(
        (late) => setKnown((arrived = { late })),
        (error: unknown) => console.warn(failure, error),
      )
    }, [isWanted, known])
    return isWanted && known ? known.late : null
  }
}

import { startTransition, useEffect, useState, type RefObject } from 'react'
import { rowsWithin, type Row } from './justifiedRows'

/** Shown above and below the window, so that a quick scroll meets no blank row. */
const AROUND_PX = 600

/** The rows that the window shows of a list, and some around: only these are on the page. */
export function useRowsInView(list: RefObject<HTMLElement | null>, rows: readonly Row[]): readonly Row[] {
  const [[from, to], setShown] = useState<readonly [number, number]>([0, FIRST_ROWS])
  useEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect()
      if (!box) return
      const next = rowsWithin(rows, -box.top - AROUND_PX, innerHeight - box.top + AROUND_PX)
      // Between frames: what comes is not in view yet.
      startTransition(() =>
        setShown((shown) => (shown[0] === next[0] && shown[1] === next[1] ? shown : next)),
      )
    }
    measure()
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', measure, { passive: true, signal })
    addEventListener('resize', measure, { signal })
    return () => listening.abort()
  }, [list, rows])
  return rows.slice(from, to)
}

const FIRST_ROWS = 8

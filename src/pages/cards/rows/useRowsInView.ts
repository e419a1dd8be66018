import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { rowsWithin, type Row } from './justifiedRows'
import { nextRange, type RowRange } from './nextRange'

/** Shown above and below the window, so that a quick scroll meets no blank row. */
const AROUND_PX = 600

/**
 * The rows that the window shows of a list, and some around: only these are on the page. They come and go a row a frame, so that
 * no frame waits for several.
 */
export function useRowsInView<R extends Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly R[],
): readonly R[] {
  const [shown, setShown] = useState<RowRange>([0, FIRST_ROWS])
  const isStepping = useRef(false)
  useEffect(() => {
    let frame = 0
    const step = () => {
      frame = 0
      const box = list.current?.getBoundingClientRect()
      if (!box || rows.length === 0) return
      const [top, bottom] = [-box.top, innerHeight - box.top]
      const next = nextRange(
        shown,
        rowsWithin(rows, top, bottom),
        rowsWithin(rows, top - AROUND_PX, bottom + AROUND_PX),
      )
      if (next === shown) return
      isStepping.current = true
      startTransition(() => setShown(next))
    }
    const plan = () => {
      if (frame === 0 && !isStepping.current) frame = requestAnimationFrame(step)
    }
    isStepping.current = false
    plan() // there may be more to come
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', plan, { passive: true, signal })
    addEventListener('resize', plan, { signal })
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
  }, [list, rows, shown])
  return rows.slice(...shown)
}

const FIRST_ROWS = 8

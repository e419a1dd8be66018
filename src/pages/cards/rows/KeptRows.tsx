import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { useElementSize } from '../../browser/useElementSize'
import styles from './KeptRows.module.css'

export interface KeptCell {
  id: string
  place: number // from 1
  topPx: number
  leftPx: number
  widthPx: number
}

export interface KeptRow<Cell extends KeptCell> {
  topPx: number
  heightPx: number // the pictures' height
  cells: readonly Cell[]
}

interface KeptRowsProps<Cell extends KeptCell> {
  list: RefObject<HTMLUListElement | null>
  label: string
  count: number // with those that are still to be read
  belowPx: number // under a row's pictures, up to the next row
  rowsIn: (widthPx: number) => readonly KeptRow<Cell>[] // another function lays out other things
  children: (cell: Cell) => ReactNode
}

const AROUND_ROWS = 3 // above and below the window, so that a quick scroll meets no blank row

/** Only the rows in view are on the page. */
export function KeptRows<Cell extends KeptCell>(props: KeptRowsProps<Cell>) {
  const { list, label, count, belowPx, rowsIn, children } = props
  const [size, sizeRef] = useElementSize<HTMLDivElement>()
  const widthPx = size?.width ?? 0
  const rows = useMemo(() => (widthPx === 0 ? [] : rowsIn(widthPx)), [rowsIn, widthPx])
  const [topPx, setTopPx] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (at) => rows[at]!.heightPx + belowPx,
    overscan: AROUND_ROWS,
    scrollMargin: topPx,
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows])
  // The list moves when something above it appears, such as a message.
  useLayoutEffect(() => setTopPx((list.current?.getBoundingClientRect().top ?? 0) + scrollY))
  return (
    <div ref={sizeRef}>
      <ul
        ref={list}
        className={styles.list}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().flatMap(({ index }) =>
          rows[index]!.cells.map((cell) => (
            <li
              key={cell.id}
              className={styles.item}
              style={{ transform: `translate(${cell.leftPx}px, ${cell.topPx}px)`, width: cell.widthPx }}
              aria-posinset={cell.place}
              aria-setsize={count}
              data-kept={cell.id}
            >
              {children(cell)}
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

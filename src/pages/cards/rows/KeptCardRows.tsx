import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptCard } from '../../../card/keptCard'
import { cardSize, FULL_VIEW } from '../../../layout/view'
import { targetOf } from '../../../look/targets'
import { memoByObject } from '../../../scene/memo'
import { useElementSize } from '../../browser/useElementSize'
import { justifiedRows, type Row, type RowsLook } from './justifiedRows'
import { KeptCardItem, type KeptCell } from './KeptCardItem'
import styles from './KeptCardRows.module.css'
import { useKeptCardTools, type KeptCardDoings } from './useKeptCardTools'
import { useRowsInView } from './useRowsInView'

interface KeptCardRowsProps extends KeptCardDoings {
  cards: readonly KeptCard[]
  count: number // with those that are still to be read
}

const BELOW_PX = 72 // name, day and the room to the next row
const WIDE = { heightPx: 160, gapPx: 20, belowPx: BELOW_PX, leastPx: 92 }
const NARROW = { heightPx: 136, gapPx: 16, belowPx: BELOW_PX, leastPx: 92 }
const NARROW_BELOW_PX = 600

/** Kept cards in rows of one height. Only the rows in view are on the page, however many there are. */
export function KeptCardRows({ cards, count, onAction, onRename }: KeptCardRowsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [size, sizeRef] = useElementSize<HTMLDivElement>()
  const { tools, opened, busy } = useKeptCardTools(list, { onAction, onRename })
  const widthPx = size?.width ?? 0
  const rows = useMemo(() => cellRows(cards, widthPx), [cards, widthPx])
  const shown = useRowsInView(list, rows)
  const last = rows.at(-1)
  return (
    <div ref={sizeRef}>
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('cards.list')}
        style={{ height: last ? last.topPx + last.heightPx + BELOW_PX : 0 }}
      >
        {shown.flatMap(({ cells }) =>
          cells.map((cell) => (
            <KeptCardItem
              key={cell.kept.id}
              cell={cell}
              count={count}
              tools={tools}
              opened={opened?.id === cell.kept.id ? opened.what : null}
              isBusy={busy === cell.kept.id}
            />
          )),
        )}
      </ul>
    </div>
  )
}

/** Each row with its cards and where they stand. */
function cellRows(cards: readonly KeptCard[], widthPx: number): (Row & { cells: readonly KeptCell[] })[] {
  if (widthPx === 0) return []
  const look: RowsLook = { widthPx, ...(widthPx < NARROW_BELOW_PX ? NARROW : WIDE) }
  return justifiedRows(cards.map(aspectOf), look).map((row) => {
    let leftPx = 0
    const cells = row.widthsPx.map((cellPx, index): KeptCell => {
      const kept = cards[row.from + index]!
      const cell = {
        kept,
        place: row.from + index + 1,
        topPx: row.topPx,
        leftPx,
        widthPx: cellPx,
        pictureWidthPx: Math.min(cellPx, row.heightPx * aspectOf(kept)),
        pictureHeightPx: row.heightPx,
      }
      leftPx += cellPx + look.gapPx
      return cell
    })
    return { ...row, cells }
  })
}

const aspectOf = memoByObject(({ card }: KeptCard): number => {
  const { aspectRatio, target } = card.settings
  const { width, height } = cardSize(aspectRatio, FULL_VIEW, targetOf(target))
  return width / height
})

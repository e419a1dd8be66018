import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptCard } from '../../../card/keptCard'
import { cardSize, FULL_VIEW } from '../../../layout/view'
import { targetOf } from '../../../look/targets'
import { memoByObject } from '../../../scene/memo'
import { useElementSize } from '../../browser/useElementSize'
import type { CardAction } from './CardMenu'
import { justifiedRows, type Row, type RowsLook } from './justifiedRows'
import { KeptCardItem } from './KeptCardItem'
import styles from './KeptCardRows.module.css'
import { useRowsInView } from './useRowsInView'

interface KeptCardRowsProps {
  cards: readonly KeptCard[]
  count: number // with those that are still to be read
  onAction: (kept: KeptCard, action: Exclude<CardAction, 'open' | 'rename'>) => Promise<void>
  onRename: (kept: KeptCard, name: string) => void
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
  const widthPx = size?.width ?? 0
  const rows = useMemo(() => {
    if (widthPx === 0) return []
    const look: RowsLook = { widthPx, ...(widthPx < NARROW_BELOW_PX ? NARROW : WIDE) }
    return justifiedRows(cards.map(aspectOf), look)
  }, [cards, widthPx])
  const shown = useRowsInView(list, rows)
  const last = rows.at(-1)
  const gapPx = widthPx < NARROW_BELOW_PX ? NARROW.gapPx : WIDE.gapPx
  return (
    <div ref={sizeRef}>
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('cards.list')}
        style={{ height: last ? last.topPx + last.heightPx + BELOW_PX : 0 }}
      >
        {shown.flatMap((row) =>
          placesOf(row, gapPx).map(({ at, leftPx, widthPx: cellPx }) => {
            const kept = cards[at]!
            return (
              <KeptCardItem
                key={kept.id}
                kept={kept}
                place={at + 1}
                count={count}
                topPx={row.topPx}
                leftPx={leftPx}
                widthPx={cellPx}
                pictureWidthPx={Math.min(cellPx, row.heightPx * aspectOf(kept))}
                pictureHeightPx={row.heightPx}
                onAction={onAction}
                onRename={onRename}
              />
            )
          }),
        )}
      </ul>
    </div>
  )
}

/** Where a row's cards stand, from the left. */
function placesOf({ from, widthsPx }: Row, gapPx: number): { at: number; leftPx: number; widthPx: number }[] {
  let leftPx = 0
  return widthsPx.map((widthPx, index) => {
    const place = { at: from + index, leftPx, widthPx }
    leftPx += widthPx + gapPx
    return place
  })
}

const aspectOf = memoByObject(({ card }: KeptCard): number => {
  const { aspectRatio, target } = card.settings
  const { width, height } = cardSize(aspectRatio, FULL_VIEW, targetOf(target))
  return width / height
})

import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptCard } from '../../../card/keptCard'
import { cardSize, FULL_VIEW } from '../../../layout/view'
import { targetOf } from '../../../look/targets'
import { memoByObject } from '../../../scene/memo'
import { justifiedRows, type RowsLook } from './justifiedRows'
import { KeptCardItem, type KeptCardCell } from './KeptCardItem'
import { KeptRows, type KeptRow } from './KeptRows'
import type { useKeptCardTools } from './useKeptCardTools'

interface KeptCardRowsProps extends ReturnType<typeof useKeptCardTools> {
  cards: readonly KeptCard[]
  count: number // including those not read yet
}

const BELOW_PX = 72 // name, day and the gap to the next row
const WIDE = { heightPx: 160, gapPx: 20, belowPx: BELOW_PX, leastPx: 92 }
const NARROW = { heightPx: 136, gapPx: 16, belowPx: BELOW_PX, leastPx: 92 }
const NARROW_BELOW_PX = 600

export function KeptCardRows({ cards, count, tools, opened, busy }: KeptCardRowsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const rowsIn = useCallback((widthPx: number) => cardRows(cards, widthPx), [cards])
  return (
    <KeptRows list={list} label={t('cards.list')} count={count} belowPx={BELOW_PX} rowsIn={rowsIn}>
      {(cell) => (
        <KeptCardItem
          cell={cell}
          tools={tools}
          opened={opened?.id === cell.id ? opened.what : null}
          isBusy={busy === cell.id}
        />
      )}
    </KeptRows>
  )
}

function cardRows(cards: readonly KeptCard[], widthPx: number): KeptRow<KeptCardCell>[] {
  const look: RowsLook = { widthPx, ...(widthPx < NARROW_BELOW_PX ? NARROW : WIDE) }
  return justifiedRows(cards.map(aspectOf), look).map(({ from, topPx, heightPx, widthsPx }) => {
    let leftPx = 0
    const cells = widthsPx.map((cellPx, index): KeptCardCell => {
      const kept = cards[from + index]!
      const cell = {
        id: kept.id,
        kept,
        place: from + index + 1,
        topPx,
        leftPx,
        widthPx: cellPx,
        pictureWidthPx: Math.min(cellPx, heightPx * aspectOf(kept)),
        pictureHeightPx: heightPx,
      }
      leftPx += cellPx + look.gapPx
      return cell
    })
    return { topPx, heightPx, cells }
  })
}

const aspectOf = memoByObject(({ card }: KeptCard): number => {
  const { aspectRatio, target } = card.settings
  const { width, height } = cardSize(aspectRatio, FULL_VIEW, targetOf(target))
  return width / height
})

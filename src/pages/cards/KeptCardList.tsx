import { useEffect, useRef, useState, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../language/bytesInWords'
import { localPath } from '../../language/i18n'
import { hasKeptCards, type KeptCards } from '../../state/kept/keptList'
import { ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { useHydrated } from '../browser/useHydrated'
import { preloadEditor } from '../importEditor'
import styles from './CardsPage.module.css'
import { useKeptCardTools } from './rows/useKeptCardTools'
import type { KeptCard } from '../../card/keptCard'
import { cardSize, FULL_VIEW } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { memoByObject } from '../../scene/memo'
import { justifiedRows, type RowsLook } from './rows/justifiedRows'
import { KeptCardItem, type KeptCardCell } from './rows/KeptCardItem'
import { KeptRows, type KeptRow } from './rows/KeptRows'

const NEARLY_FULL = 0.9

export function KeptCardList({ kept: { cards, count, isReading, problem, setAside } }: { kept: KeptCards }) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const tools = useKeptCardTools(list)
  const isHydrated = useHydrated()
  // Styles decide before the first paint whether the static text applies.
  const isThoughtEmpty = isReading && count === 0 && !(isHydrated && hasKeptCards())
  const isEmpty = cards.length === 0 && (!isReading || isThoughtEmpty)
  return (
    <div ref={list}>
      {problem && (
        <p role="alert" className={styles.full}>
          {t(`cards.${problem}`)}
        </p>
      )}
      {cards.length === 0 && isReading && count > 0 && <p className="visuallyHidden">{t('cards.reading')}</p>}
      {isEmpty && !problem ? (
        <div className={isReading ? styles.thoughtEmpty : undefined}>
          <EmptyState level={2} title={t('cards.emptyTitle')} text={t('cards.emptyText')}>
            <ButtonLink to={localPath('/editor')} onIntent={preloadEditor}>
              {t('cards.openEditor')}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <KeptCardRows cards={cards} count={count} {...tools} />
      )}
      {setAside > 0 && <p className={styles.room}>{t('cards.setAside', { count: setAside })}</p>}
      {count > 0 && <RoomUsed changes={count} />}
    </div>
  )
}

function RoomUsed({ changes }: { changes: number }) {
  const { t } = useTranslation()
  const [room, setRoom] = useState<{ used: number; quota: number } | null>(null)
  useEffect(() => {
    let isLeft = false
    navigator.storage?.estimate?.().then(
      ({ usage, quota }) => {
        if (!isLeft && usage !== undefined && quota) setRoom({ used: usage, quota })
      },
      () => undefined, // then nothing is shown
    )
    return () => {
      isLeft = true
    }
  }, [changes])
  if (!room) return null
  const isNearlyFull = room.used > room.quota * NEARLY_FULL
  return (
    <p className={styles.room}>
      {t('cards.room', { used: bytesInWords(room.used), quota: bytesInWords(room.quota) })}
      {isNearlyFull && <strong className={styles.full}> {t('cards.nearlyFull')}</strong>}
    </p>
  )
}

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

import { useCallback, useEffect, useMemo, useRef, memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { useStore } from 'jotai'
import { dateOfDay, dayPath } from '../../../calendar/dayPaths'
import type { QuoteCard } from '../../../card/card'
import { dayCard } from '../../../card/dayCard'
import { currentLanguage, localPath } from '../../../language/i18n'
import { loadAlmanac } from '../../../quotes/loadAlmanac'
import { type KeptDay, addKeptDaysAtom, keptDayListAtom, releaseDayAtom } from '../../../state/kept/keptDays'
import { KeptRows, type KeptCell, type KeptRow } from './KeptRows'
import { dayInWords } from '../../../language/dateInWords'
import { DAY_ICONS } from '../../../ui/toolIcons'
import { IconButton } from '../../../ui/IconButton'
import { Link } from '../../../ui/Link'
import { lateHook } from '../../browser/lateHook'
import { CardPicture } from '../pictures/CardPicture'
import styles from './KeptRows.module.css'
import type { KeptProblem } from '../../../state/kept/keptRecords'
import { pushToastAtom, type ToastMessage, undoable } from '../../../state/toasts'

const DAY_ASPECT = 4 / 5 // a day card's width ÷ height

interface KeptDayItemProps {
  cell: KeptCell
  card: QuoteCard | null // null while the almanac loads
  t: TFunction
  onRelease: (day: string) => void
}

/** Nearly without hooks, as KeptCardItem. */
const KeptDayItem = memo(function KeptDayItem({ cell, card, t, onRelease }: KeptDayItemProps) {
  const { id: day, widthPx } = cell
  const heightPx = widthPx / DAY_ASPECT
  const words = dayInWords(day, currentLanguage())
  return (
    <>
      <Link
        to={localPath(dayPath(day))}
        className={styles.openDay}
        style={{ height: heightPx }}
        aria-label={words}
      >
        {card && <CardPicture card={card} widthPx={widthPx} heightPx={heightPx} />}
      </Link>
      <div className={styles.dayLine}>
        <span className={styles.dayDate}>{words}</span>
        <span className={styles.mark}>
          <IconButton
            label={t('cards.keepDay', { day: words })}
            icon={DAY_ICONS.bookmarkFilled}
            isChosen
            onPress={() => onRelease(day)}
          />
        </span>
      </div>
    </>
  )
})

const BELOW_PX = 52 // date, bookmark and the gap to the next row
const GAP_PX = 16
/** A date takes one line below its card; on a phone, with three cards in a row, two. */
const LEAST_PX = 168
const LEAST_ON_PHONE_PX = 104
const PHONE_PX = 560

export function KeptDayRows({ days }: { days: readonly KeptDay[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const cardOf = useDayCards()
  const onRelease = useReleaseDay(list, days)
  const rowsIn = useCallback((widthPx: number) => dayRows(days, widthPx), [days])
  return (
    <KeptRows list={list} label={t('cards.dayList')} count={days.length} belowPx={BELOW_PX} rowsIn={rowsIn}>
      {(cell) => <KeptDayItem cell={cell} card={cardOf(cell.id)} t={t} onRelease={onRelease} />}
    </KeptRows>
  )
}

function dayRows(days: readonly KeptDay[], widthPx: number): KeptRow<KeptCell>[] {
  const leastPx = widthPx < PHONE_PX ? LEAST_ON_PHONE_PX : LEAST_PX
  const columns = Math.max(2, Math.floor((widthPx + GAP_PX) / (leastPx + GAP_PX)))
  const cellPx = (widthPx - GAP_PX * (columns - 1)) / columns
  const heightPx = cellPx / DAY_ASPECT
  return Array.from({ length: Math.ceil(days.length / columns) }, (_, at) => {
    const from = at * columns
    const topPx = at * (heightPx + BELOW_PX)
    const cells = days.slice(from, from + columns).map(({ day }, index) => ({
      id: day,
      place: from + index + 1,
      leftPx: index * (cellPx + GAP_PX),
      topPx,
      widthPx: cellPx,
    }))
    return { topPx, heightPx, cells }
  })
}

const useAlmanac = lateHook(loadAlmanac, 'the days are shown without their cards')

/** Always the same object; null until the almanac has loaded. */
function useDayCards(): (day: string) => QuoteCard | null {
  const almanacQuote = useAlmanac()?.almanacQuote
  return useMemo(() => {
    const known = new Map<string, QuoteCard>()
    return (day) => {
      if (!almanacQuote) return null
      const card = known.get(day) ?? dayCard(almanacQuote(dateOfDay(day)), day)
      known.set(day, card)
      return card
    }
  }, [almanacQuote])
}

function useReleaseDay(list: RefObject<HTMLUListElement | null>, days: readonly KeptDay[]) {
  const { t } = useTranslation()
  const store = useStore()
  const next = useRef<string | null>(null)
  useEffect(() => {
    const day = next.current
    next.current = null
    if (day) list.current?.querySelector<HTMLElement>(`[data-kept="${day}"] button`)?.focus()
  }, [days, list])
  return useCallback(
    (day: string) => {
      const before = store.get(keptDayListAtom) ?? []
      const at = before.findIndex((kept) => kept.day === day)
      const kept = before[at]
      next.current = (before[at + 1] ?? before[at - 1])?.day ?? null
      const push = (toast: Omit<ToastMessage, 'id'>) => store.set(pushToastAtom, toast)
      const tell = (problem: KeptProblem) => push({ kind: 'failure', text: t(`cards.${problem}`) })
      const putBack = async (removed: KeptDay) => {
        const added = await store.set(addKeptDaysAtom, [removed])
        if (typeof added !== 'number') tell(added)
      }
      void store.set(releaseDayAtom, day).then((problem) => {
        if (problem) return tell(problem)
        if (!kept) return
        const text = t('cards.dayRemoved', { day: dayInWords(day, currentLanguage()) })
        push(undoable(text, t('cards.undo'), () => void putBack(kept)))
      })
    },
    [store, t],
  )
}

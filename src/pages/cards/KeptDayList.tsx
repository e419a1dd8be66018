import { useStore } from 'jotai'
import { memo, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOfDay, dayPath, DAYS_PATH } from '../../calendar/dayPaths'
import type { QuoteCard } from '../../card/card'
import { dayCard } from '../../card/dayCard'
import type { Quote } from '../../card/quote'
import { dayInWords } from '../../language/dateInWords'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { bringAlmanac } from '../../quotes/bringAlmanac'
import { addKeptDaysAtom, keepDayAtom, keptDayListAtom, type KeptDay } from '../../state/kept/keptDays'
import type { KeptProblem } from '../../state/kept/keptRecords'
import { pushToastAtom, type ToastMessage } from '../../state/toasts'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { IconButton } from '../../ui/IconButton'
import { Link } from '../../ui/Link'
import { DAY_ICONS } from '../../ui/dayIcons'
import { useElementSize } from '../browser/useElementSize'
import styles from './KeptDayList.module.css'
import { CardPicture } from './pictures/CardPicture'
import type { Row } from './rows/justifiedRows'
import { shortDay } from './rows/shortDay'
import { useRowsInView } from './rows/useRowsInView'

const UNDO_MS = 10_000
const BELOW_PX = 52 // its date, the bookmark and the room to the next row
const GAP_PX = 16
const LEAST_PX = 104 // wide: three on a phone

/** The tab of kept days: each day's card of the almanac, the latest kept first. */
export function KeptDayList({ days }: { days: readonly KeptDay[] | null }) {
  const { t } = useTranslation()
  if (!days) return null
  if (days.length > 0) return <DayRows days={days} />
  return (
    <EmptyState level={2} title={t('cards.noDaysTitle')} text={t('cards.noDaysText')}>
      <ButtonLink to={withLanguage(DAYS_PATH, currentLanguage())}>{t('cards.openDays')}</ButtonLink>
    </EmptyState>
  )
}

function DayRows({ days }: { days: readonly KeptDay[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [size, sizeRef] = useElementSize<HTMLDivElement>()
  const cardOf = useDayCards()
  const rows = useMemo(() => rowsOfDays(days.length, size?.width ?? 0), [days.length, size?.width])
  const shown = useRowsInView(list, rows)
  const release = useRelease(list, days)
  const last = rows.at(-1)
  return (
    <div ref={sizeRef}>
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('cards.dayList')}
        style={{ height: last ? last.topPx + last.heightPx + BELOW_PX : 0 }}
      >
        {shown.flatMap(({ from, topPx, heightPx, widthsPx }) =>
          widthsPx.map((widthPx, index) => {
            const { day } = days[from + index]!
            return (
              <KeptDayItem
                key={day}
                day={day}
                card={cardOf(day)}
                place={from + index + 1}
                count={days.length}
                leftPx={index * (widthPx + GAP_PX)}
                topPx={topPx}
                widthPx={widthPx}
                heightPx={heightPx}
                onRelease={release}
              />
            )
          }),
        )}
      </ul>
    </div>
  )
}

interface KeptDayItemProps {
  day: string
  card: QuoteCard | null // null while the almanac is on its way
  place: number // from 1
  count: number
  leftPx: number
  topPx: number
  widthPx: number
  heightPx: number
  onRelease: (day: string) => void
}

const KeptDayItem = memo(function KeptDayItem(props: KeptDayItemProps) {
  const { day, card, place, count, leftPx, topPx, widthPx, heightPx, onRelease } = props
  const { t } = useTranslation()
  const language = currentLanguage()
  const words = dayInWords(day, language)
  return (
    <li
      className={styles.item}
      style={{ transform: `translate(${leftPx}px, ${topPx}px)`, width: widthPx }}
      aria-posinset={place}
      aria-setsize={count}
      data-day={day}
    >
      <Link to={withLanguage(dayPath(day), language)} className={styles.open} aria-label={words}>
        <span className={styles.sheet} style={{ height: heightPx }}>
          {card && <CardPicture card={card} widthPx={widthPx} heightPx={heightPx} />}
        </span>
      </Link>
      <div className={styles.line}>
        <span className={styles.date}>{shortDay(day, language)}</span>
        <span className={styles.mark}>
          <IconButton
            label={t('cards.keepDay', { day: words })}
            icon={DAY_ICONS.bookmarkFilled}
            isChosen
            onPress={() => onRelease(day)}
          />
        </span>
      </div>
    </li>
  )
})

/** As many as there is room for, all of one width. */
function rowsOfDays(count: number, widthPx: number): Row[] {
  if (widthPx === 0) return []
  const columns = Math.max(2, Math.min(8, Math.floor((widthPx + GAP_PX) / (LEAST_PX + GAP_PX))))
  const cellPx = (widthPx - GAP_PX * (columns - 1)) / columns
  const heightPx = (cellPx * 5) / 4
  return Array.from({ length: Math.ceil(count / columns) }, (_, at) => {
    const to = Math.min(count, (at + 1) * columns)
    const widthsPx = Array.from({ length: to - at * columns }, () => cellPx)
    return { from: at * columns, to, topPx: at * (heightPx + BELOW_PX), heightPx, widthsPx }
  })
}

/** The card of each day, the same object each time; null until the almanac is there. */
function useDayCards(): (day: string) => QuoteCard | null {
  const [almanacQuote, setQuotes] = useState<((day: string) => Quote) | null>(null)
  useEffect(() => {
    bringAlmanac().then(
      (almanac) => setQuotes(() => almanac.almanacQuote),
      (error: unknown) => console.warn('the days are shown without their cards', error),
    )
  }, [])
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

/** Takes a day out, which can be undone; the next one has the focus. */
function useRelease(
  list: RefObject<HTMLUListElement | null>,
  days: readonly KeptDay[],
): (day: string) => void {
  const { t } = useTranslation()
  const store = useStore()
  const next = useRef<string | null>(null)
  useEffect(() => {
    const day = next.current
    next.current = null
    if (day) list.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`)?.focus()
  }, [days, list])
  return useCallback(
    (day) => {
      const before = store.get(keptDayListAtom) ?? []
      const at = before.findIndex((kept) => kept.day === day)
      const kept = before[at]
      next.current = (before[at + 1] ?? before[at - 1])?.day ?? null
      const push = (toast: Omit<ToastMessage, 'id'>) => store.set(pushToastAtom, toast)
      const tell = (problem: KeptProblem) => push({ kind: 'failure', text: t(`cards.${problem}`) })
      void store.set(keepDayAtom, day).then((outcome) => {
        if (outcome === 'full' || outcome === 'blocked') return tell(outcome)
        if (outcome !== 'removed' || !kept) return
        push({
          kind: 'done',
          text: t('cards.dayRemoved', { day: dayInWords(day, currentLanguage()) }),
          lastsMs: UNDO_MS,
          action: {
            label: t('cards.undo'),
            run: () =>
              void store.set(addKeptDaysAtom, [kept]).then((added) => {
                if (typeof added !== 'number') tell(added)
              }),
          },
        })
      })
    },
    [store, t],
  )
}

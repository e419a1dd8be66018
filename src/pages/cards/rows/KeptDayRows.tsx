import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOfDay } from '../../../calendar/dayPaths'
import type { QuoteCard } from '../../../card/card'
import { dayCard } from '../../../card/dayCard'
import type { Quote } from '../../../card/quote'
import { currentLanguage } from '../../../language/i18n'
import { bringAlmanac } from '../../../quotes/bringAlmanac'
import type { KeptDay } from '../../../state/kept/keptDays'
import { DAY_ASPECT, KeptDayItem, type KeptDayTools } from './KeptDayItem'
import { KeptRows, type KeptCell, type KeptRow } from './KeptRows'
import { useReleaseDay } from './useReleaseDay'

const BELOW_PX = 52 // its date, the bookmark and the room to the next row
const GAP_PX = 16
/** A date of a year stands in one line below its card; on a phone, where three cards go side by side, in two. */
const LEAST_PX = 168
const LEAST_ON_PHONE_PX = 104
const PHONE_PX = 560

/** Kept days in rows. */
export function KeptDayRows({ days }: { days: readonly KeptDay[] }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const list = useRef<HTMLUListElement>(null)
  const cardOf = useDayCards()
  const onRelease = useReleaseDay(list, days)
  const tools = useMemo((): KeptDayTools => ({ t, language, onRelease }), [t, language, onRelease])
  const rowsIn = useCallback((widthPx: number) => dayRows(days, widthPx), [days])
  return (
    <KeptRows list={list} label={t('cards.dayList')} count={days.length} belowPx={BELOW_PX} rowsIn={rowsIn}>
      {(cell) => <KeptDayItem cell={cell} card={cardOf(cell.id)} tools={tools} />}
    </KeptRows>
  )
}

/** As many in a row as there is room for, all of one width. */
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

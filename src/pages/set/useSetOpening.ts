import { atom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isDayName } from '../../calendar/dayPaths'
import { MONTH_NAME } from '../../card/set/setOfMonth'
import { FIRST_WEEKDAY } from '../../language/dateInWords'
import { currentLanguage } from '../../language/i18n'
import { shownCardAtom } from '../../state/draft'
import { firstWeekdayAtom, lookAtom, rangeAtom, setTabAtom } from '../../state/set/setChoice'
import { takeLeftoverAtom } from '../../state/set/leftover'
import { openSavedCardAtom } from '../../state/storage/storage'
import { openWithAnyQuoteAtom } from '../shared/openWithAnyQuote'

/** The set is of the editor's card; a visitor who has none gets today's. `?month=2026-11` asks for the days of that month. */
export function useSetOpening(): void {
  const open = useSetAtom(openAtom)
  const setFirstWeekday = useSetAtom(firstWeekdayAtom)
  const takeLeftover = useSetAtom(takeLeftoverAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const language = currentLanguage()
  const month = new URLSearchParams(search).get(MONTH_NAME)
  useEffect(() => {
    open(month)
    if (month !== null) void navigate(pathname, { replace: true }) // loaded again, the page begins as ever
  }, [open, month, navigate, pathname])
  const [hasOwnChoice] = useState(month !== null)
  useEffect(() => void takeLeftover(hasOwnChoice), [takeLeftover, hasOwnChoice])
  useEffect(() => setFirstWeekday(FIRST_WEEKDAY[language]), [setFirstWeekday, language])
}

const openAtom = atom(null, (get, set, month: string | null) => {
  set(openSavedCardAtom)
  if (!get(shownCardAtom)) void set(openWithAnyQuoteAtom)
  if (month !== null && isDayName(`${month}-01`)) {
    set(setTabAtom, 'days')
    set(rangeAtom, { kind: 'month', month })
    set(lookAtom, 'day') // as the calendar shows them
  }
})

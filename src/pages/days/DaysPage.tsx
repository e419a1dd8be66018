import '../../language/daysTexts'
import { useAtomValue } from 'jotai'
import { todayAtom } from '../../state/midnight'
import { useHydrated } from '../browser/useHydrated'
import { useMidnight } from '../shell/useMidnight'
import { Calendar } from './Calendar'
import styles from './DaysPage.module.css'
import { StaticCalendar } from './StaticCalendar'

export function DaysPage() {
  const isHydrated = useHydrated()
  const today = useAtomValue(todayAtom)
  useMidnight()
  return (
    <div className={styles.page}>
      {isHydrated && today !== null ? <Calendar today={today} /> : <StaticCalendar />}
    </div>
  )
}

import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dayNameAfter, isOfAnyYear, monthPath } from '../../calendar/dayPaths'
import { dayAddresses, dayWords } from '../../card/dayWords'
import { currentLanguage, localPath } from '../../language/i18n'
import { checkDayAtom, todayAtom } from '../../state/midnight'
import { Icon } from '../../ui/Icon'
import { IconLink } from '../../ui/IconButton'
import { Link } from '../../ui/Link'
import styles from './DayBar.module.css'
import { loadDayQuoteAtom } from './dayQuotes'
import { isDayKept, keepDayAtom, keptDaysAtom } from '../../state/kept/keptDays'
import { pushToastAtom } from '../../state/toasts'
import { DAY_ICONS } from '../../ui/toolIcons'
import { SubscribeMenu } from '../subscribe/SubscribeMenu'

export function DayBar({ dayName }: { dayName: string }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const addresses = dayAddresses(dayName, language)
  const load = useSetAtom(loadDayQuoteAtom)
  const calendar = useCalendarAddress(dayName, addresses.calendar)
  const steps = [
    { id: 'previous', count: -1, icon: 'back', rel: 'prev' },
    { id: 'next', count: 1, icon: 'forward', rel: 'next' },
  ] as const
  return (
    <div className={styles.bar}>
      <Link data-day="calendar" to={calendar} className={styles.month}>
        <Icon name="back" />
        <span data-day="month">{dayWords(dayName, language).month}</span>
      </Link>
      <div className={styles.end}>
        <SubscribeMenu dayName={dayName} className={styles.keep} />
        <KeepDay dayName={dayName} />
        {steps.map(({ id, count, icon, rel }) => {
          const prepare = () => void load(dayNameAfter(dayName, count))
          return (
            <IconLink
              key={id}
              label={t(`day.${id}`)}
              icon={icon}
              data-day={id}
              to={addresses[id]}
              rel={rel}
              onPointerEnter={prepare}
              onFocus={prepare}
            />
          )
        })}
      </div>
    </div>
  )
}

/** A static page does not know this year. */
function useCalendarAddress(dayName: string, address: string): string {
  const today = useAtomValue(todayAtom)
  const checkDay = useSetAtom(checkDayAtom)
  useEffect(() => {
    if (isOfAnyYear(dayName)) checkDay()
  }, [dayName, checkDay])
  if (!isOfAnyYear(dayName) || today === null) return address
  return localPath(monthPath(`${today.slice(0, 4)}-${dayName}`))
}

function KeepDay({ dayName }: { dayName: string }) {
  const { t } = useTranslation()
  const kept = useAtomValue(keptDaysAtom)
  const keep = useSetAtom(keepDayAtom)
  const say = useSetAtom(pushToastAtom)
  const isKept = kept !== null && isDayKept(kept, dayName)
  const press = async () => {
    const outcome = await keep(dayName)
    if (outcome === 'kept' || outcome === 'removed') return
    say({ kind: 'failure', text: t(`day.notKept.${outcome}`) })
  }
  return (
    <button
      type="button"
      className={styles.keep}
      aria-pressed={isKept}
      title={t('day.keep')}
      onClick={() => void press()}
    >
      <Icon name={DAY_ICONS[isKept ? 'bookmarkFilled' : 'bookmark']} />
      <span>{t('day.keep')}</span>
    </button>
  )
}

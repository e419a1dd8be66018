import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isDayKept, keepDayAtom, keptDaysAtom } from '../../state/kept/keptDays'
import { pushToastAtom } from '../../state/toasts'
import { DAY_ICONS } from '../../ui/dayIcons'
import { Icon } from '../../ui/Icon'
import styles from './DayBar.module.css'

/** Puts the day among the visitor's own, or takes it out. */
export function KeepDay({ dayName }: { dayName: string }) {
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

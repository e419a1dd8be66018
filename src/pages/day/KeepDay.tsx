import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isDayKept, keepDayAtom, keptDaysAtom } from '../../state/kept/keptDays'
import { pushToastAtom } from '../../state/toasts'
import { DAY_ICONS } from '../../ui/dayIcons'
import { Icon } from '../../ui/Icon'
import { useHydrated } from '../browser/useHydrated'
import styles from './DayBar.module.css'

/** Puts the day among the visitor's own, or takes it out. */
export function KeepDay({ dayName }: { dayName: string }) {
  const isHydrated = useHydrated()
  return isHydrated ? <KeepButton dayName={dayName} /> : <Keep isKept={false} />
}

function KeepButton({ dayName }: { dayName: string }) {
  const { t } = useTranslation()
  const kept = useAtomValue(keptDaysAtom)
  const keep = useSetAtom(keepDayAtom)
  const say = useSetAtom(pushToastAtom)
  const press = async () => {
    const outcome = await keep(dayName)
    if (outcome === 'kept' || outcome === 'removed') return
    say({ kind: 'failure', text: t(`day.notKept.${outcome}`) })
  }
  return <Keep isKept={kept !== null && isDayKept(kept, dayName)} onPress={() => void press()} />
}

function Keep({ isKept, onPress }: { isKept: boolean; onPress?: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.keep}
      aria-pressed={isKept}
      title={t('day.keep')}
      onClick={onPress}
    >
      <Icon name={DAY_ICONS[isKept ? 'bookmarkFilled' : 'bookmark']} />
      <span>{t('day.keep')}</span>
    </button>
  )
}

import { useTranslation } from 'react-i18next'
import { DAYS_PATH } from '../../calendar/dayPaths'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import type { KeptDay } from '../../state/kept/keptDays'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { KeptDayRows } from './rows/KeptDayRows'

/** The tab of kept days: each day's card of the almanac, the latest kept first. */
export function KeptDayList({ days }: { days: readonly KeptDay[] | null }) {
  const { t } = useTranslation()
  if (!days) return null
  if (days.length > 0) return <KeptDayRows days={days} />
  return (
    <EmptyState level={2} title={t('cards.noDaysTitle')} text={t('cards.noDaysText')}>
      <ButtonLink to={withLanguage(DAYS_PATH, currentLanguage())}>{t('cards.openDays')}</ButtonLink>
    </EmptyState>
  )
}

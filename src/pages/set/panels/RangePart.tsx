import { useTranslation } from 'react-i18next'
import { dayNameAfter } from '../../../calendar/dayPaths'
import { endsOf, rangeBeside, rangeOfKind, type DayRange, type RangeKind } from '../../../card/set/range'
import { FIRST_WEEKDAY } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { IconButton } from '../../../ui/IconButton'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { rangeTitle } from '../setWords'
import { DatesPart } from './DatesPart'
import styles from './Panels.module.css'

const KINDS = ['week', 'month', 'year', 'dates'] as const satisfies readonly RangeKind[]

interface RangePartProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** Which days: a week, a month or a year with the ways to its neighbours, or two dates. */
export function RangePart({ range, onChange }: RangePartProps) {
  const { t } = useTranslation()
  const first = FIRST_WEEKDAY[currentLanguage()]
  const options = KINDS.map((id) => ({ id, label: t(`set.range.${id}`) }))
  return (
    <div className={styles.part}>
      <SegmentedRadio
        label={t('set.range.label')}
        value={range.kind}
        options={options}
        onChange={(kind) => onChange(rangeOfKind(kind, range, first))}
      />
      {range.kind === 'dates' ? (
        <DatesPart range={range} onChange={onChange} />
      ) : (
        <RangeWalker range={range} onChange={onChange} />
      )}
    </div>
  )
}

function RangeWalker({ range, onChange }: RangePartProps & { range: { kind: 'week' | 'month' | 'year' } }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const ends = endsOf(range, FIRST_WEEKDAY[language])
  // The calendar begins and ends: there a step leads nowhere.
  const isEnd = (by: 1 | -1) =>
    dayNameAfter(by === 1 ? ends.to : ends.from, by) === (by === 1 ? ends.to : ends.from)
  return (
    <div className={styles.walker}>
      <IconButton
        label={t(`set.before.${range.kind}`)}
        icon="back"
        isDisabled={isEnd(-1)}
        onPress={() => onChange(rangeBeside(range, -1))}
      />
      <span className={styles.shown} role="status">
        {rangeTitle(range, language)}
      </span>
      <IconButton
        label={t(`set.after.${range.kind}`)}
        icon="forward"
        isDisabled={isEnd(1)}
        onPress={() => onChange(rangeBeside(range, 1))}
      />
    </div>
  )
}

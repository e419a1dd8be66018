import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOfRange, type DayRange, type RangeProblem } from '../../../card/set/range'
import { FIRST_WEEKDAY } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { TextField } from '../../../ui/TextField'
import styles from './Panels.module.css'

type Dates = Extract<DayRange, { kind: 'dates' }>

/** Two dates, by the browser's own fields; what is wrong is said once a field is left. */
export function DatesPart({ range, onChange }: { range: Dates; onChange: (range: Dates) => void }) {
  const { t } = useTranslation()
  const [isTyping, setTyping] = useState(false)
  const { problem } = daysOfRange(range, FIRST_WEEKDAY[currentLanguage()])
  const errorOf = (field: 'from' | 'to') =>
    problem && !isTyping && fieldOf(problem) === field ? wordsOf(problem) : undefined
  const wordsOf = (found: RangeProblem) =>
    found.code === 'too-long'
      ? t('set.range.problems.too-long', { count: found.days, most: found.mostDays })
      : t(`set.range.problems.${found.code}`)
  return (
    <div className={styles.dates}>
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          type="date"
          label={t(`set.range.${field}`)}
          value={range[field]}
          min="0001-01-01"
          max="9999-12-31"
          error={errorOf(field)}
          onChange={(day) => {
            setTyping(true)
            onChange({ ...range, [field]: day })
          }}
          onBlur={() => setTyping(false)}
        />
      ))}
    </div>
  )
}

/** Of both dates, the second is told. */
function fieldOf(problem: RangeProblem): 'from' | 'to' {
  return problem.code === 'not-a-day' ? problem.field : 'to'
}

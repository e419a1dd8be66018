import { useId } from 'react'
import styles from './FontRows.module.css'
import { GroupLabel } from './GroupLabel'
import { SteadyText } from './SteadyText'

export interface FontRowOption<Id extends string> {
  id: Id
  label: string
  fontFamily: string // CSS value of the specimen
  fontWeight?: number | undefined
}

export interface FontRowsProps<Id extends string> {
  label: string
  value: Id
  options: readonly FontRowOption<Id>[]
  onChange: (id: Id) => void
  specimen?: string | undefined
}

/** A choice of font families, each shown in its own font. */
export function FontRows<Id extends string>(props: FontRowsProps<Id>) {
  const { label, value, options, onChange, specimen = 'Ag 永' } = props
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <GroupLabel id={id} label={label} />
      <div className={styles.rows}>
        {options.map((option) => (
          <label key={option.id} className={styles.row}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span
              className={styles.specimen}
              style={{ fontFamily: option.fontFamily, fontWeight: option.fontWeight }}
              aria-hidden="true"
            >
              {specimen}
            </span>
            <SteadyText isChosen={option.id === value}>{option.label}</SteadyText>
          </label>
        ))}
      </div>
    </div>
  )
}

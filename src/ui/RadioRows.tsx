import { useId } from 'react'
import styles from './ChoiceRows.module.css'
import { GroupLabel } from './GroupLabel'
import { Icon, type IconDrawing } from './Icon'

export interface RadioRow<Id extends string> {
  id: Id
  label: string
  icon: IconDrawing
  detail?: string | undefined // a second line; the description
}

export interface RadioRowsProps<Id extends string> {
  label: string
  value: Id
  rows: readonly RadioRow<Id>[]
  onChange: (id: Id) => void
}

/** A choice of things that need a line of explanation each. Native radios: arrow keys move, one tab stop. */
export function RadioRows<Id extends string>({ label, value, rows, onChange }: RadioRowsProps<Id>) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <GroupLabel id={id} label={label} />
      {rows.map((row) => (
        <label key={row.id} className={`${styles.row} ${styles.radio}`}>
          <input
            type="radio"
            className={styles.input}
            name={id}
            value={row.id}
            checked={row.id === value}
            aria-labelledby={`${id}-${row.id}`}
            aria-describedby={row.detail && `${id}-${row.id}-detail`}
            onChange={() => onChange(row.id)}
          />
          <Icon name={row.icon} />
          <span className={styles.lines}>
            <span id={`${id}-${row.id}`} className={styles.name}>
              {row.label}
            </span>
            {row.detail && (
              <span id={`${id}-${row.id}-detail`} className={styles.detail}>
                {row.detail}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

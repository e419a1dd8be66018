import { useId, type ReactNode } from 'react'
import styles from './ChoiceRows.module.css'
import { GroupLabel } from './GroupLabel'

export interface CheckRow<Id extends string> {
  id: Id
  label: string
  picture?: ReactNode // a small drawing before the label
  detail?: string | undefined // at the right; the description
}

export interface CheckRowsProps<Id extends string> {
  label: string
  rows: readonly CheckRow<Id>[]
  chosen: ReadonlySet<Id>
  onChange: (id: Id, isChosen: boolean) => void
}

/** Things to choose any number of, a row each. */
export function CheckRows<Id extends string>({ label, rows, chosen, onChange }: CheckRowsProps<Id>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <GroupLabel id={id} label={label} />
      {rows.map((row) => (
        <label key={row.id} className={styles.row}>
          <input
            type="checkbox"
            className={styles.input}
            checked={chosen.has(row.id)}
            aria-labelledby={`${id}-${row.id}`}
            aria-describedby={row.detail && `${id}-${row.id}-detail`}
            onChange={(event) => onChange(row.id, event.currentTarget.checked)}
          />
          <span className={styles.box} aria-hidden="true" />
          {row.picture}
          <span id={`${id}-${row.id}`} className={styles.name}>
            {row.label}
          </span>
          {row.detail && (
            <span id={`${id}-${row.id}-detail`} className={styles.aside}>
              {row.detail}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}

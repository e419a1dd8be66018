import { useId } from 'react'
import { ChoiceGroup } from './ChoiceGroup'
import { namedByRow } from './CheckRows'
import styles from './ChoiceRows.module.css'
import { Icon, type IconDrawing } from './Icon'

export interface RadioRow<Id extends string> {
  id: Id
  label: string
  icon: IconDrawing
  detail?: string | undefined // becomes the description
}

export interface RadioRowsProps<Id extends string> {
  label: string
  value: Id
  rows: readonly RadioRow<Id>[]
  onChange: (id: Id) => void
}

/** A choice of things that need a line of explanation each. */
export function RadioRows<Id extends string>({ label, value, rows, onChange }: RadioRowsProps<Id>) {
  const id = useId()
  return (
    <ChoiceGroup
      type="radio"
      label={label}
      options={rows}
      isChosen={(row) => row.id === value}
      onChange={(row) => onChange(row.id)}
      cell={`${styles.row} ${styles.radio}`}
      control={(row) => namedByRow(id, row)}
    >
      {(row) => (
        <>
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
        </>
      )}
    </ChoiceGroup>
  )
}

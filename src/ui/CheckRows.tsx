import { useId, type ReactNode } from 'react'
import { ChoiceGroup } from './ChoiceGroup'
import styles from './ChoiceRows.module.css'

export interface CheckRow<Id extends string> {
  id: Id
  label: string
  picture?: ReactNode // small drawing before the label
  detail?: string | undefined // on the right; becomes the description
}

export interface CheckRowsProps<Id extends string> {
  label: string
  rows: readonly CheckRow<Id>[]
  chosen: ReadonlySet<Id>
  onChange: (id: Id, isChosen: boolean) => void
}

export function CheckRows<Id extends string>({ label, rows, chosen, onChange }: CheckRowsProps<Id>) {
  const id = useId()
  return (
    <ChoiceGroup
      type="checkbox"
      label={label}
      options={rows}
      isChosen={(row) => chosen.has(row.id)}
      onChange={(row, isChosen) => onChange(row.id, isChosen)}
      cell={styles.row}
      control={(row) => namedByRow(id, row)}
    >
      {(row) => (
        <>
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
        </>
      )}
    </ChoiceGroup>
  )
}

/** The name of a row's input is its label; its detail is a description. */
export function namedByRow(groupId: string, { id, detail }: { id: string; detail?: string | undefined }) {
  return {
    'aria-labelledby': `${groupId}-${id}`,
    'aria-describedby': detail && `${groupId}-${id}-detail`,
  }
}

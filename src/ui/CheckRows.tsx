import { useId, type ReactNode } from 'react'
import { ChoiceGroup } from './ChoiceGroup'
import styles from './ChoiceRows.module.css'
import { Icon, type IconDrawing } from './Icon'
import { SteadyText } from './SteadyText'

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
function namedByRow(groupId: string, { id, detail }: { id: string; detail?: string | undefined }) {
  return {
    'aria-labelledby': `${groupId}-${id}`,
    'aria-describedby': detail && `${groupId}-${id}-detail`,
  }
}

interface RadioRow<Id extends string> {
  id: Id
  label: string
  icon: IconDrawing
  detail?: string | undefined // becomes the description
}

interface RadioRowsProps<Id extends string> {
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

interface FontRowsProps<Id extends string> {
  label: string
  value: Id
  options: readonly { id: Id; label: string; fontFamily: string; fontWeight?: number | undefined }[]
  onChange: (id: Id) => void
}

const SPECIMEN = 'Ag 永'

export function FontRows<Id extends string>({ label, value, options, onChange }: FontRowsProps<Id>) {
  return (
    <ChoiceGroup
      type="radio"
      label={label}
      options={options}
      isChosen={({ id }) => id === value}
      onChange={({ id }) => onChange(id)}
      box={{ className: styles.fonts }}
      cell={styles.font}
    >
      {(option, isChosen) => (
        <>
          <span
            className={styles.specimen}
            style={{ fontFamily: option.fontFamily, fontWeight: option.fontWeight }}
            aria-hidden="true"
          >
            {SPECIMEN}
          </span>
          <SteadyText isChosen={isChosen}>{option.label}</SteadyText>
        </>
      )}
    </ChoiceGroup>
  )
}

import { ChoiceGroup } from './ChoiceGroup'
import styles from './FontRows.module.css'
import { SteadyText } from './SteadyText'

export interface FontRowsProps<Id extends string> {
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
      box={{ className: styles.rows }}
      cell={styles.row}
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

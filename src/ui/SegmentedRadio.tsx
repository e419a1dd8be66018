import { useId, type CSSProperties } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup'
import { classes } from './classes'
import { FieldNote } from './FieldNote'
import { Icon, type IconDrawing } from './Icon'
import styles from './SegmentedRadio.module.css'
import { SteadyText } from './SteadyText'

export interface SegmentedOption<Id extends string> {
  id: Id
  label: string
  detail?: string | undefined // second line: "1x" over "Standard"
  icon?: IconDrawing | undefined // replaces the label, which stays the accessible name
}

type GroupProps = Pick<
  ChoiceGroupProps<{ id: string }>,
  'label' | 'aside' | 'isLabelHidden' | 'isDisabled' | 'describedBy'
>

export interface SegmentedRadioProps<Id extends string> extends GroupProps {
  value: Id | null
  options: readonly SegmentedOption<Id>[]
  onChange: (id: Id) => void
  cells?: 'equal' | 'content' | undefined // equal width, or as wide as their text
  columns?: number | undefined
  isTall?: boolean | undefined // as high as one with details
  disabledReason?: string | undefined
}

export function SegmentedRadio<Id extends string>(props: SegmentedRadioProps<Id>) {
  const { label, value, options, onChange, cells = 'equal', columns, isDisabled } = props
  const noteId = useId()
  const reason = isDisabled ? props.disabledReason : undefined
  const isTwoLines = options.some((option) => option.detail)
  return (
    <ChoiceGroup
      type="radio"
      label={label}
      aside={props.aside}
      isLabelHidden={props.isLabelHidden}
      options={options}
      isChosen={({ id }) => id === value}
      onChange={({ id }) => onChange(id)}
      isDisabled={isDisabled}
      describedBy={reason ? noteId : props.describedBy}
      box={{
        className: classes(
          styles.box,
          columns ? styles.grid : styles[cells],
          isTwoLines && styles.twoLines,
          props.isTall && styles.tall,
        ),
        style: columns ? ({ '--columns': columns } as CSSProperties) : undefined,
      }}
      cell={styles.cell}
      control={({ icon, label: name }) => (icon ? { 'aria-label': name, title: name } : {})}
      foot={<FieldNote id={noteId} hint={reason} />}
    >
      {(option, isChosen) => (
        <>
          {option.icon ? (
            <Icon name={option.icon} />
          ) : (
            <SteadyText isChosen={isChosen}>{option.label}</SteadyText>
          )}
          {/* The space separates words in the accessible name: "1x Standard". */}{' '}
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </>
      )}
    </ChoiceGroup>
  )
}

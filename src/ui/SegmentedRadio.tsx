import { useId, type CSSProperties } from 'react'
import { classes } from './classes'
import { FieldNote } from './FieldNote'
import { GroupLabel } from './GroupLabel'
import { Icon, type IconDrawing } from './Icon'
import styles from './SegmentedRadio.module.css'
import { SteadyText } from './SteadyText'

export interface SegmentedOption<Id extends string> {
  id: Id
  label: string
  detail?: string | undefined // a second line: "1x" over "Standard"
  icon?: IconDrawing | undefined // shown instead of the label, which stays the accessible name
}

export interface SegmentedRadioProps<Id extends string> {
  label: string
  value: Id | null
  options: readonly SegmentedOption<Id>[]
  onChange: (id: Id) => void
  cells?: 'equal' | 'content' | undefined // of equal width, or as wide as their words
  columns?: number | undefined // for many options: a grid with this many columns
  aside?: string | undefined
  isLabelHidden?: boolean | undefined
  isDisabled?: boolean | undefined
  disabledReason?: string | undefined
  describedBy?: string | undefined // the id of a note that it shares with others
}

/** A few choices side by side. Native radios: arrow keys move, one tab stop. */
export function SegmentedRadio<Id extends string>(props: SegmentedRadioProps<Id>) {
  const { label, value, options, onChange, cells = 'equal', columns, isDisabled } = props
  const id = useId()
  const reason = isDisabled ? props.disabledReason : undefined
  const isTall = options.some((option) => option.detail)
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-disabled={isDisabled || undefined}
      aria-describedby={reason ? `${id}-note` : props.describedBy}
    >
      <GroupLabel id={id} label={label} aside={props.aside} isLabelHidden={props.isLabelHidden} />
      <div
        className={classes(styles.box, columns ? styles.grid : styles[cells], isTall && styles.tall)}
        style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
      >
        {options.map((option) => (
          <label key={option.id} className={styles.cell}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.id}
              checked={option.id === value}
              disabled={isDisabled}
              aria-label={option.icon && option.label}
              title={option.icon && option.label}
              onChange={() => onChange(option.id)}
            />
            {option.icon ? (
              <Icon name={option.icon} />
            ) : (
              <SteadyText isChosen={option.id === value}>{option.label}</SteadyText>
            )}
            {/* The space separates the words in the accessible name: "1x Standard". */}{' '}
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={reason} />
    </div>
  )
}

import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './ChoiceGroup.module.css'
import { classes } from './classes'
import { GroupLabel } from './GroupLabel'

export interface ChoiceGroupProps<Option extends { id: string }> {
  type: 'radio' | 'checkbox' // radio: choose one; checkbox: choose any number
  label: string
  options: readonly Option[]
  isChosen: (option: Option) => boolean
  onChange: (option: Option, isChosen: boolean) => void
  children: (option: Option, isChosen: boolean) => ReactNode
  cell?: string | undefined // class of a choice
  box?: ComponentProps<'div'> | undefined // around the choices
  control?: ((option: Option) => ComponentProps<'input'>) | undefined // how its input is named
  foot?: ReactNode
  aside?: string | undefined
  isLabelHidden?: boolean | undefined
  isDisabled?: boolean | undefined
  describedBy?: string | undefined
}

/**
 * A named group of radios or checkboxes, each shown by what covers it. They are the browser's own: arrow keys move among radios, which
 * are one tab stop, and all of a choice is the target for touch and screen readers.
 */
export function ChoiceGroup<Option extends { id: string }>(props: ChoiceGroupProps<Option>) {
  const { type, label, options, isChosen, onChange, children, cell, box, control, isDisabled } = props
  const id = useId()
  const isRadio = type === 'radio'
  return (
    <div
      role={isRadio ? 'radiogroup' : 'group'}
      aria-labelledby={id}
      aria-disabled={isDisabled || undefined}
      aria-describedby={props.describedBy}
    >
      <GroupLabel id={id} label={label} aside={props.aside} isLabelHidden={props.isLabelHidden} />
      <div {...box}>
        {options.map((option) => (
          <label key={option.id} className={classes(styles.choice, cell)}>
            <input
              type={type}
              className={styles.input}
              name={isRadio ? id : undefined}
              value={option.id}
              checked={isChosen(option)}
              disabled={isDisabled}
              onChange={(event) => onChange(option, event.currentTarget.checked)}
              {...control?.(option)}
            />
            {children(option, isChosen(option))}
          </label>
        ))}
      </div>
      {props.foot}
    </div>
  )
}

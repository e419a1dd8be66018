import { useId, type ComponentProps, type KeyboardEvent } from 'react'
import { FieldNote } from './FieldNote'
import { GroupLabel } from './GroupLabel'
import { classes } from './classes'
import { isComposing } from './isComposing'
import styles from './TextField.module.css'

export interface FieldProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'lang' | 'maxLength'> {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: ((value: string) => void) | undefined
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
}

export interface TextFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'min' | 'max' | 'inputMode' | 'ref'> {
  onEnter?: (() => void) | undefined
  type?: 'text' | 'url' | 'date' | undefined
  aside?: string | undefined
  isMonospaced?: boolean | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, onBlur, onEnter, type = 'text', isMonospaced, ...rest } = props
  const { aside, isLabelHidden, hint, error, isDisabled, isReadOnly, ...native } = rest
  const id = useId()
  const noteId = `${id}-note`
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) onEnter?.()
  }
  return (
    <div className={styles.field}>
      <GroupLabel label={label} htmlFor={id} aside={aside} isLabelHidden={isLabelHidden} />
      <input
        {...native}
        id={id}
        type={type}
        className={classes(styles.input, isMonospaced && styles.mono)}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
        spellCheck={type === 'text' && !isMonospaced}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => onBlur?.(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

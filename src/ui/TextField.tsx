import { useId, type KeyboardEvent, type Ref } from 'react'
import { FieldNote } from './FieldNote'
import { GroupLabel } from './GroupLabel'
import { classes } from './classes'
import { isComposing } from './isComposing'
import styles from './TextField.module.css'

/** Props of a field, of one line or many. */
export interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: ((value: string) => void) | undefined
  accessibleName?: string | undefined // if the visible label is a sentence and the name is fixed
  size?: 'panel' | 'home' | undefined // home's has larger text
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  placeholder?: string | undefined
  lang?: string | undefined
  maxLength?: number | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
}

export interface TextFieldProps extends FieldProps {
  onEnter?: (() => void) | undefined
  type?: 'text' | 'url' | 'number' | 'date' | undefined
  aside?: string | undefined
  min?: string | undefined
  max?: string | undefined
  isMonospaced?: boolean | undefined
  inputMode?: 'numeric' | 'url' | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({ label, value, onChange, ...rest }: TextFieldProps) {
  const { onBlur, onEnter, type = 'text', accessibleName, isLabelHidden, hint, error, size = 'panel' } = rest
  const id = useId()
  const noteId = `${id}-note`
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) onEnter?.()
  }
  return (
    <div className={styles.field}>
      <GroupLabel label={label} htmlFor={id} aside={rest.aside} isLabelHidden={isLabelHidden} />
      <input
        ref={rest.ref}
        id={id}
        type={type}
        className={classes(styles.input, size === 'home' && styles.home, rest.isMonospaced && styles.mono)}
        value={value}
        aria-label={accessibleName}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        placeholder={rest.placeholder}
        lang={rest.lang}
        inputMode={rest.inputMode}
        maxLength={rest.maxLength}
        min={rest.min}
        max={rest.max}
        disabled={rest.isDisabled}
        readOnly={rest.isReadOnly}
        spellCheck={type === 'text' && !rest.isMonospaced}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => onBlur?.(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

type DateFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'onChange' | 'min' | 'max' | 'isDisabled' | 'isReadOnly' | 'isLabelHidden'
>

/** The browser's date field, with each device's calendar and date order. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}

import { useId, type Ref } from 'react'
import { classes } from './classes'
import { FieldNote } from './FieldNote'
import { GroupLabel } from './GroupLabel'
import styles from './TextField.module.css'

export interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: ((value: string) => void) | undefined
  rows?: number | undefined
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  placeholder?: string | undefined
  lang?: string | undefined
  maxLength?: number | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined // can be read and copied, not changed
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ label, value, onChange, onBlur, rows = 4, ...rest }: TextAreaProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <GroupLabel label={label} htmlFor={id} isLabelHidden={rest.isLabelHidden} />
      <textarea
        ref={rest.ref}
        id={id}
        className={classes(styles.input, styles.area)}
        // field-sizing overrules rows; the height keeps the promise.
        style={{ minHeight: `${rows * 22 + 20}px` }}
        rows={rows}
        value={value}
        aria-invalid={rest.error ? true : undefined}
        aria-describedby={rest.error || rest.hint ? noteId : undefined}
        placeholder={rest.placeholder}
        lang={rest.lang}
        maxLength={rest.maxLength}
        disabled={rest.isDisabled}
        readOnly={rest.isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => onBlur?.(event.currentTarget.value)}
      />
      <FieldNote id={noteId} hint={rest.hint} error={rest.error} />
    </div>
  )
}

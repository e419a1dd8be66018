import { useId, useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classes } from './classes'
import { FieldNote } from './FieldNote'
import { GroupLabel } from './GroupLabel'
import type { FieldProps } from './TextField'
import styles from './TextField.module.css'

export interface TextAreaProps
  extends FieldProps, Pick<ComponentProps<'textarea'>, 'onKeyDown' | 'enterKeyHint' | 'rows' | 'ref'> {
  accessibleName?: string | undefined // if the visible label is a sentence and the name is fixed
  size?: 'panel' | 'home' | undefined // home's has larger text, and starts one line high
  errorId?: string | undefined // id of an error shown elsewhere, replacing `error`
}

export function TextArea({ label, value, onChange, onBlur, ref, ...rest }: TextAreaProps) {
  const { size, hint, error, errorId, accessibleName, isLabelHidden, isDisabled, isReadOnly, ...native } =
    rest
  const isHome = size === 'home'
  const { rows = isHome ? 1 : 4 } = native
  const id = useId()
  const noteId = errorId ?? `${id}-note`
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current!)
  useLayoutEffect(() => growField(area.current), [value])
  return (
    <div className={styles.field}>
      <GroupLabel label={label} htmlFor={id} isLabelHidden={isLabelHidden} />
      <textarea
        {...native}
        ref={area}
        id={id}
        className={classes(styles.input, styles.area, isHome && styles.home)}
        // field-sizing overrides rows, so the height sets the minimum.
        style={isHome ? undefined : { minHeight: `${rows * 22 + 20}px` }}
        rows={rows}
        value={value}
        aria-label={accessibleName}
        aria-invalid={error || errorId ? true : undefined}
        aria-describedby={error || errorId || hint ? noteId : undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => onBlur?.(event.currentTarget.value)}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

/** Grows a field with its text, up to `max-height`, in browsers without `field-sizing: content`. */
function growField(area: HTMLTextAreaElement | null): void {
  if (!area || globalThis.CSS?.supports('field-sizing', 'content') !== false) return
  area.style.height = ''
  if (area.value !== '') area.style.height = `${area.scrollHeight}px`
}

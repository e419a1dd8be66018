import { useId, useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react'
import { classes } from './classes'
import { FieldNote } from './FieldNote'
import { GroupLabel } from './GroupLabel'
import type { FieldProps } from './TextField'
import styles from './TextField.module.css'

export interface TextAreaProps extends FieldProps {
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined
  errorId?: string | undefined // id of an error shown elsewhere, replacing `error`
  enterKeyHint?: 'enter' | 'go' | undefined
  rows?: number | undefined // home's starts one line high
  ref?: Ref<HTMLTextAreaElement> | undefined
}

export function TextArea({ label, value, onChange, onBlur, ...rest }: TextAreaProps) {
  const isHome = rest.size === 'home'
  const { rows = isHome ? 1 : 4, error, errorId } = rest
  const id = useId()
  const noteId = errorId ?? `${id}-note`
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(rest.ref, () => area.current!)
  useLayoutEffect(() => growField(area.current), [value])
  return (
    <div className={styles.field}>
      <GroupLabel label={label} htmlFor={id} isLabelHidden={rest.isLabelHidden} />
      <textarea
        ref={area}
        id={id}
        className={classes(styles.input, styles.area, isHome && styles.home)}
        // field-sizing overrides rows, so the height sets the minimum.
        style={isHome ? undefined : { minHeight: `${rows * 22 + 20}px` }}
        rows={rows}
        value={value}
        aria-label={rest.accessibleName}
        aria-invalid={error || errorId ? true : undefined}
        aria-describedby={error || errorId || rest.hint ? noteId : undefined}
        placeholder={rest.placeholder}
        lang={rest.lang}
        enterKeyHint={rest.enterKeyHint}
        maxLength={rest.maxLength}
        disabled={rest.isDisabled}
        readOnly={rest.isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => onBlur?.(event.currentTarget.value)}
        onKeyDown={rest.onKeyDown}
      />
      <FieldNote id={noteId} hint={rest.hint} error={error} />
    </div>
  )
}

/** Grows a field with its text, up to `max-height`, in browsers without `field-sizing: content`. */
function growField(area: HTMLTextAreaElement | null): void {
  if (!area || globalThis.CSS?.supports('field-sizing', 'content') !== false) return
  area.style.height = ''
  if (area.value !== '') area.style.height = `${area.scrollHeight}px`
}

import { useId, type CSSProperties, type ReactNode } from 'react'
import { FieldNote } from './FieldNote'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  note?: ReactNode // small print beside the label, part of the description
  isNoteBelow?: boolean | undefined
  labelStyle?: CSSProperties | undefined // e.g. "Italic" in italics
  isDisabled?: boolean | undefined
  disabledReason?: string | undefined
  describedBy?: string | undefined
}

export function Switch({ label, isOn, onChange, note, labelStyle, ...rest }: SwitchProps) {
  const { isNoteBelow, isDisabled, disabledReason, describedBy } = rest
  const id = useId()
  const reason = isDisabled ? disabledReason : undefined
  const notes = [note && `${id}-note`, reason && `${id}-reason`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <span className={isNoteBelow ? styles.lines : styles.words}>
          <span style={labelStyle} id={id}>
            {label}
          </span>
          {note && (
            <span id={`${id}-note`} className={styles.note}>
              {note}
            </span>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={isOn}
          disabled={isDisabled}
          aria-labelledby={id}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.track} aria-hidden="true" />
      </label>
      <FieldNote id={`${id}-reason`} hint={reason} />
    </div>
  )
}

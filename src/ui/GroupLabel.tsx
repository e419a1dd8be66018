import styles from './GroupLabel.module.css'

export interface GroupLabelProps {
  label: string
  id?: string | undefined
  htmlFor?: string | undefined
  aside?: string | undefined // the value or a note, at the right in small print
  isLabelHidden?: boolean | undefined // for screen readers only
}

/** The line above a control: its name, and at the right its current value. */
export function GroupLabel({ label, id, htmlFor, aside, isLabelHidden }: GroupLabelProps) {
  const Tag = htmlFor ? 'label' : 'span'
  if (isLabelHidden)
    return (
      <Tag id={id} htmlFor={htmlFor} className="visuallyHidden">
        {label}
      </Tag>
    )
  return (
    <span className={styles.row}>
      <Tag id={id} htmlFor={htmlFor} className={styles.label}>
        {label}
      </Tag>
      {aside && <span className={styles.aside}>{aside}</span>}
    </span>
  )
}

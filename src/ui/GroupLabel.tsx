import styles from './GroupLabel.module.css'

export interface GroupLabelProps {
  label: string
  id?: string | undefined
  htmlFor?: string | undefined
  aside?: string | undefined
  isLabelHidden?: boolean | undefined
}

/** The line above a control: its name, and its current value on the right. */
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

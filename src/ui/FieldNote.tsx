import styles from './FieldNote.module.css'

export function FieldNote(props: { id?: string; hint?: string | undefined; error?: string | undefined }) {
  const { id, hint, error } = props
  if (error)
    return (
      <p id={id} className={styles.error} role="alert">
        {error}
      </p>
    )
  if (!hint) return null
  return (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  )
}

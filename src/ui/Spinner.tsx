import styles from './Spinner.module.css'

/**
 * A rotating arc that appears only after 400 ms, so that quick responses do not flicker. Its label is
 * announced.
 */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" stroke="currentColor" strokeWidth="1.5" opacity="0.25" />
        <path
          d="M10 2.75A7.25 7.25 0 0 1 17.25 10"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      {label && <span className="visuallyHidden">{label}</span>}
    </span>
  )
}

import styles from './SteadyText.module.css'

/** Text that may turn bold: a hidden bold copy reserves the width, so that neighbours do not shift. */
export function SteadyText({ children, isChosen }: { children: string; isChosen?: boolean | undefined }) {
  return (
    <span className={styles.steady} data-text={children} data-chosen={isChosen || undefined}>
      {children}
    </span>
  )
}

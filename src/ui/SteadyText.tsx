import styles from './SteadyText.module.css'

/** Words that may turn bold: a hidden bold copy reserves the width, so that neighbours never shift. */
export function SteadyText({ children, isChosen }: { children: string; isChosen?: boolean | undefined }) {
  return (
    <span className={styles.steady} data-text={children} data-chosen={isChosen || undefined}>
      {children}
    </span>
  )
}

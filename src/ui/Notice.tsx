import { IconButton } from './IconButton'
import styles from './ToastList.module.css'

export interface NoticeProps {
  text: string
  actions?: readonly { label: string; run: () => void }[] | undefined
  dismiss?: { label: string; run: () => void } | undefined // without it one of the actions has to be chosen
}

/** A message that waits to be answered: a toast that does not leave, with room for two actions. */
export function Notice({ text, actions = [], dismiss }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.message}>{text}</p>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, run }) => (
            <button key={label} type="button" className={styles.action} onClick={run}>
              {label}
            </button>
          ))}
        </div>
      )}
      {dismiss && <IconButton label={dismiss.label} icon="close" onPress={dismiss.run} />}
    </div>
  )
}

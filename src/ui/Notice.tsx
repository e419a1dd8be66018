import { IconButton } from './IconButton'
import styles from './ToastList.module.css'

export interface NoticeProps {
  text: string
  actions?: readonly { label: string; run: () => void }[] | undefined
  dismiss?: { label: string; run: () => void } | undefined // if absent, the visitor must choose an action
}

/** A message that waits for an answer: a persistent toast with up to two actions. */
export function Notice({ text, actions = [], dismiss }: NoticeProps) {
  const close = dismiss && <IconButton label={dismiss.label} icon="close" onPress={dismiss.run} />
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
          {close}
        </div>
      )}
      {actions.length === 0 && close}
    </div>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from './IconButton'
import { withShortName } from './shortName'
import type { ToastMessage } from './ToastList'
import styles from './ToastList.module.css'

const SHOWN_MS = 5_000

/** One message. It disappears after five seconds, or as long as it says, but not while it is hovered or focused; a failure stays. */
export function Toast(props: { toast: ToastMessage; onDismiss: () => void; dismissLabel: string }) {
  const { toast, onDismiss, dismissLabel } = props
  const [isPaused, setPaused] = useState(false)
  const { lastsMs = SHOWN_MS } = toast
  const isFailure = toast.kind === 'failure'
  const dismiss = useEffectEvent(onDismiss)
  const stays = isFailure || toast.stays === true
  const disappears = !stays && !isPaused
  useEffect(() => {
    if (!disappears) return
    const timer = setTimeout(() => dismiss(), lastsMs)
    return () => clearTimeout(timer)
  }, [disappears, lastsMs])
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss()
      }}
    >
      {isFailure && <span className={styles.dot} aria-hidden="true" />}
      <p className={styles.message}>{withShortName(toast.text)}</p>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run()
            onDismiss()
          }}
        >
          {toast.action.label}
        </button>
      )}
      {stays && <IconButton label={dismissLabel} icon="close" onPress={onDismiss} />}
    </div>
  )
}

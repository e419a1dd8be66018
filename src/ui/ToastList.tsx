import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Toast } from './Toast'
import styles from './ToastList.module.css'
import { useReturnedFocus } from './useReturnedFocus'

export interface ToastMessage {
  id: number
  kind: 'done' | 'failure' // a failure is an alert, has the red dot and stays
  text: string
  stays?: true | undefined // until it is answered
  lastsMs?: number | undefined // instead of five seconds
  action?: { label: string; run: () => void } | undefined
}

export interface ToastListProps {
  toasts: readonly ToastMessage[]
  onDismiss: (id: number) => void
  dismissLabel: string
  children?: ReactNode // notices, shown above the toasts until answered
}

/**
 * Messages at the bottom of the desk. The live regions are always in the page, since a screen reader only
 * announces what is inserted into a region that already exists.
 */
export function ToastList({ toasts, onDismiss, dismissLabel, children }: ToastListProps) {
  const list = useRef<HTMLDivElement>(null)
  useReturnedFocus(list)
  const show = (kind: ToastMessage['kind']) => (
    <Region
      role={kind === 'failure' ? 'alert' : 'status'}
      toasts={toasts.filter((toast) => toast.kind === kind)}
      onDismiss={onDismiss}
      dismissLabel={dismissLabel}
    />
  )
  return (
    <div ref={list} className={styles.list}>
      {children && (
        <div role="status" aria-atomic="false" className={styles.region}>
          {children}
        </div>
      )}
      {show('failure')}
      {show('done')}
    </div>
  )
}

/** Of many messages the latest are in sight. */
function Region({ role, toasts, onDismiss, dismissLabel }: ToastListProps & { role: 'alert' | 'status' }) {
  const region = useRef<HTMLDivElement>(null)
  const latest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    const { current } = region
    if (current) current.scrollTop = current.scrollHeight
  }, [latest])
  return (
    <div ref={region} role={role} aria-atomic="false" className={styles.region}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          onDismiss={() => onDismiss(toast.id)}
          dismissLabel={dismissLabel}
        />
      ))}
    </div>
  )
}

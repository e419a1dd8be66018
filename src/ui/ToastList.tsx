import {
  useLayoutEffect,
  useRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  type RefObject,
} from 'react'
import styles from './ToastList.module.css'
import { IconButton } from './IconButton'
import { cutToLength } from '../text/graphemes'
import type { ToastMessage } from '../state/toasts'

const LONGEST = 40 // max length of a name in characters: an unnamed card is called by its first sentence

const SHOWN_MS = 5_000

export interface ToastListProps {
  toasts: readonly ToastMessage[]
  onDismiss: (id: number) => void
  dismissLabel: string
  children?: ReactNode
}

/**
 * The live regions always exist, since screen readers announce only what is inserted into an existing region.
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

/** Disappears after five seconds or `lastsMs`, but not while hovered or focused; a failure stays. */
function Toast(props: { toast: ToastMessage; onDismiss: () => void; dismissLabel: string }) {
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
      {toast.actions && (
        <span className={styles.actions}>
          {toast.actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              className={styles.action}
              onClick={() => {
                run()
                onDismiss()
              }}
            >
              {label}
            </button>
          ))}
        </span>
      )}
      {stays && <IconButton label={dismissLabel} icon="close" onPress={onDismiss} />}
    </div>
  )
}

/** Shortens the quoted name in a message, keeping enough to recognise it. */
function withShortName(text: string): string {
  return text.replace(/([“「])(.+)(?=[”」])/su, (_, mark: string, name: string) => mark + short(name))
}

function short(name: string): string {
  if (name.length <= LONGEST) return name
  return `${cutToLength(name, LONGEST).replace(/[\p{P}\s]+$/u, '')}…`
}

/**
 * When a focused element such as a toast disappears, returns the focus to where it was before, since the
 * browser would move it to the page's start.
 */
function useReturnedFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place
    if (!current) return
    let focused: Node | null = null
    let before: HTMLElement | null = null
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      focused = target as Node
      if (relatedTarget instanceof Node && current.contains(relatedTarget)) return
      before = relatedTarget instanceof HTMLElement ? relatedTarget : null
    }
    const onFocusOut = ({ target }: FocusEvent) =>
      // Some browsers also fire this for elements being removed.
      queueMicrotask(() => {
        const isLeft = (target as Node).isConnected && document.activeElement !== target
        if (isLeft && focused === target) focused = null
      })
    const removals = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      for (const next of [before, current.closest<HTMLElement>('main')])
        if (document.activeElement === document.body) next?.focus({ preventScroll: true })
    })
    removals.observe(current, { childList: true, subtree: true })
    current.addEventListener('focusin', onFocusIn)
    current.addEventListener('focusout', onFocusOut)
    return () => {
      removals.disconnect()
      current.removeEventListener('focusin', onFocusIn)
      current.removeEventListener('focusout', onFocusOut)
    }
  }, [place])
}

interface NoticeProps {
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

import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import styles from './BottomSheet.module.css'
import { classes } from './classes'

export interface SheetStop<Id extends string> {
  id: Id
  height: string // any CSS length: '68px', '46dvh'
}

export interface BottomSheetProps<Id extends string> {
  label: string
  handleLabel: string
  stops: readonly SheetStop<Id>[]
  stop: Id
  onStopChange: (stop: Id) => void
  isBeside?: boolean | undefined // at the page's side, as high as that: nothing to drag
  isAway?: boolean | undefined // hidden and unreachable, whatever its stop
  children: ReactNode
}

/**
 * A sheet with fixed heights, by drag, press or arrow keys; Esc closes it to the first stop. Without a scrim,
 * since the card above stays usable.
 */
export function BottomSheet<Id extends string>(props: BottomSheetProps<Id>) {
  const { label, handleLabel, stops, stop, onStopChange, isBeside, isAway = false, children } = props
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const drag = useRef<{ startY: number; startHeightPx: number; hasMoved: boolean } | null>(null)
  const index = stops.findIndex((candidate) => candidate.id === stop)
  const isClosed = index <= 0

  const moveTo = (next: number) => {
    const target = stops[Math.max(0, Math.min(stops.length - 1, next))]
    const element = sheet.current
    if (!target || !element) return
    const before = element.offsetHeight
    element.style.height = target.height
    slideFrom(element, before)
    if (target.id !== stop) onStopChange(target.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isClosed) return
    handle.current?.focus()
    moveTo(0)
  }
  const onHandleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') moveTo(index + 1)
    else if (event.key === 'ArrowDown') moveTo(index - 1)
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    if (!sheet.current || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { startY: event.clientY, startHeightPx: sheet.current.offsetHeight, hasMoved: false }
  }
  const onPointerMove = (event: PointerEvent) => {
    const element = sheet.current
    if (!drag.current || !element) return
    const movedPx = drag.current.startY - event.clientY
    if (Math.abs(movedPx) > 4) drag.current.hasMoved = true
    if (drag.current.hasMoved) element.style.height = `${drag.current.startHeightPx + movedPx}px`
  }
  const onPointerUp = () => {
    const element = sheet.current
    if (drag.current?.hasMoved && element) moveTo(nearestStop(element, stops))
    else drag.current = null
  }

  return (
    <section
      ref={sheet}
      id={id}
      aria-label={label}
      className={classes(styles.sheet, isBeside && styles.beside)}
      style={{ height: stops[Math.max(0, index)]?.height }}
      data-stop={stop}
      data-away={isAway || undefined}
      inert={isAway}
      onKeyDown={onKeyDown}
    >
      {!isBeside && (
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={handleLabel}
          aria-expanded={!isClosed}
          aria-controls={id}
          onKeyDown={onHandleKey}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onClick={() => {
            // The click that ends a drag is not a press.
            if (drag.current?.hasMoved) drag.current = null
            else moveTo(index + 1 < stops.length ? index + 1 : 0)
          }}
        />
      )}
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** Animates a bottom-anchored element from its old height to the new one, using only transform. */
function slideFrom(element: HTMLElement, beforePx: number): void {
  const movedPx = element.offsetHeight - beforePx
  if (!movedPx || !element.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate([{ transform: `translateY(${movedPx}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: 'cubic-bezier(.2,0,0,1)',
  })
}

function nearestStop(element: HTMLElement, stops: readonly { height: string }[]): number {
  const currentPx = element.offsetHeight
  // The browser measures lengths such as 46dvh.
  const distances = stops.map(({ height }) => {
    element.style.height = height
    return Math.abs(element.offsetHeight - currentPx)
  })
  element.style.height = `${currentPx}px`
  return distances.indexOf(Math.min(...distances))
}

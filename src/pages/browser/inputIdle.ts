import { msUntilRest, watchScroll } from './scrollRest'

/** Time until there is no typing or dragging. A lifted or resting finger counts as idle: it moves nothing. */
const IDLE_AFTER_MS = 300

let lastInputMs = -Infinity
let isHeld = false

const noteInput = () => {
  lastInputMs = performance.now()
}

const noteHold = () => {
  isHeld = true
  noteInput()
}

const drag = ({ buttons }: PointerEvent) => {
  isHeld = buttons !== 0
  if (isHeld) noteInput()
}

const noteRelease = () => {
  isHeld = false
  lastInputMs = -Infinity
}

/** Starts listening; repeated calls have no effect. */
export function watchInput(): void {
  const listenerOptions = { capture: true, passive: true }
  for (const type of ['keydown', 'input'] as const) addEventListener(type, noteInput, listenerOptions)
  addEventListener('pointerdown', noteHold, listenerOptions)
  addEventListener('pointermove', drag, listenerOptions)
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, noteRelease, listenerOptions)
}

export function msUntilIdle(): number {
  return Math.max(0, lastInputMs + IDLE_AFTER_MS - performance.now())
}

/** 0 when nobody types, drags or scrolls. */
export function msUntilIdleAtRest(): number {
  return Math.max(msUntilIdle(), msUntilRest())
}

/** Waits until nobody types, drags or scrolls. */
export async function inputIdle(): Promise<void> {
  watchInput()
  watchScroll()
  for (let ms = msUntilIdleAtRest(); ms > 0; ms = msUntilIdleAtRest())
    await new Promise((resolve) => setTimeout(resolve, ms))
}

/** Whether a button or finger is down. */
export function isPointerHeld(): boolean {
  return isHeld
}

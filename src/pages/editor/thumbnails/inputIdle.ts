/** Time until there is no typing or dragging. A lifted or resting finger counts as idle: it moves nothing. */
const IDLE_AFTER_MS = 300

let lastInputMs = -Infinity

const noteInput = () => {
  lastInputMs = performance.now()
}

const drag = ({ buttons }: PointerEvent) => {
  if (buttons !== 0) noteInput()
}

const noteRelease = () => {
  lastInputMs = -Infinity
}

/** Starts listening; repeated calls have no effect. */
export function watchInput(): void {
  const listenerOptions = { capture: true, passive: true }
  for (const type of ['keydown', 'input', 'pointerdown'] as const)
    addEventListener(type, noteInput, listenerOptions)
  addEventListener('pointermove', drag, listenerOptions)
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, noteRelease, listenerOptions)
}

export function msUntilIdle(): number {
  return Math.max(0, lastInputMs + IDLE_AFTER_MS - performance.now())
}

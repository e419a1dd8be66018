/** Pause after which input counts as idle. A resting finger moves nothing, so it is idle. */
const IDLE_AFTER_MS = 300

let lastInputMs = -Infinity

const noteInput = () => {
  lastInputMs = performance.now()
}

const noteDrag = ({ buttons }: PointerEvent) => {
  if (buttons !== 0) noteInput()
}

const noteRelease = () => {
  lastInputMs = -Infinity
}

/** Repeated calls have no effect. */
export function watchInput(): void {
  const listenerOptions = { capture: true, passive: true }
  for (const type of ['keydown', 'input', 'pointerdown'] as const)
    addEventListener(type, noteInput, listenerOptions)
  addEventListener('pointermove', noteDrag, listenerOptions)
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, noteRelease, listenerOptions)
}

export function msUntilIdle(): number {
  return Math.max(0, lastInputMs + IDLE_AFTER_MS - performance.now())
}

export function msUntilIdleAtRest(): number {
  return Math.max(msUntilIdle(), msUntilRest())
}

export async function inputIdle(): Promise<void> {
  watchInput()
  watchScroll()
  for (let ms = msUntilIdleAtRest(); ms > 0; ms = msUntilIdleAtRest())
    await new Promise((resolve) => setTimeout(resolve, ms))
}

const REST_AFTER_MS = 150

let lastScrollMs = -Infinity

const noteScroll = () => {
  lastScrollMs = performance.now()
}

/** Repeated calls have no effect. */
export function watchScroll(): void {
  addEventListener('scroll', noteScroll, { capture: true, passive: true })
}

export function msUntilRest(): number {
  return Math.max(0, lastScrollMs + REST_AFTER_MS - performance.now())
}

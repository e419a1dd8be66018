/** Time until there is no typing or dragging. A lifted or resting finger counts as idle: it moves nothing. */
const CALM_AFTER_MS = 300

let actedAtMs = -Infinity

const act = () => {
  actedAtMs = performance.now()
}

const drag = ({ buttons }: PointerEvent) => {
  if (buttons !== 0) act()
}

const letGo = () => {
  actedAtMs = -Infinity
}

/** Starts listening; repeated calls have no effect. */
export function watchInput(): void {
  const quietly = { capture: true, passive: true }
  for (const type of ['keydown', 'input', 'pointerdown'] as const) addEventListener(type, act, quietly)
  addEventListener('pointermove', drag, quietly)
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, letGo, quietly)
}

export function msUntilIdle(): number {
  return Math.max(0, actedAtMs + CALM_AFTER_MS - performance.now())
}

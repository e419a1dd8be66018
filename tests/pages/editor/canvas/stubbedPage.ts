import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'

const FRAME_MS = 16

/** Stubs browser features that gestures need, on a clock only the test moves. Returns the cleanup. */
export function stubPage({ isReducedMotion = true } = {}) {
  vi.useFakeTimers()
  setMaxListeners(50) // Many listeners on one signal, as browsers allow.
  const page = new EventTarget()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', page)
  for (const name of ['Element', 'HTMLElement']) vi.stubGlobal(name, class {})
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 })
  vi.stubGlobal('matchMedia', () => ({ matches: isReducedMotion }))
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), FRAME_MS),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  return {
    page,
    restore() {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    },
  }
}

export function stubElement(corner: { x: number; y: number }) {
  return Object.assign(new EventTarget(), {
    dataset: {},
    getBoundingClientRect: () => ({ left: corner.x, top: corner.y }),
    setPointerCapture: () => undefined,
  }) as unknown as HTMLElement & { dataset: Record<string, string | undefined> }
}

export function eventWith(type: string, more: object): Event {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries({ timeStamp: performance.now(), ...more }))
    Object.defineProperty(event, name, { value })
  return event
}

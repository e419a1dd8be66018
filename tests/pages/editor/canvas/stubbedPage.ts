import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'

const FRAME_MS = 16

/** What gestures need of a browser, on a clock that only the test moves. Returns what takes all of it back. */
export function stubPage({ isReducedMotion = true } = {}) {
  vi.useFakeTimers()
  setMaxListeners(50) // on one signal, as a browser allows
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

/** An element at a place of the page that listeners are added to. */
export function stubElement(corner: { x: number; y: number }) {
  return Object.assign(new EventTarget(), {
    dataset: {},
    getBoundingClientRect: () => ({ left: corner.x, top: corner.y }),
    setPointerCapture: () => undefined,
  }) as unknown as HTMLElement & { dataset: Record<string, string | undefined> }
}

/** An event as a plain object has it. */
export function eventWith(type: string, more: object): Event {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries({ timeStamp: performance.now(), ...more }))
    Object.defineProperty(event, name, { value })
  return event
}

const REST_AFTER_MS = 150

let lastScrollMs = -Infinity

const noteScroll = () => {
  lastScrollMs = performance.now()
}

/** Repeated calls have no effect. */
export function watchScroll(): void {
  addEventListener('scroll', noteScroll, { capture: true, passive: true })
}

/** 0 when nobody scrolls */
export function msUntilRest(): number {
  return Math.max(0, lastScrollMs + REST_AFTER_MS - performance.now())
}

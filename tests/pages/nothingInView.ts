import { vi } from 'vitest'

/** jsdom has no layout: no media query matches, nothing intersects, and fields do not grow. */
export function nothingInView(): void {
  window.matchMedia = vi
    .fn()
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  CSS.supports = () => true
}

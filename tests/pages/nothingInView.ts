import { vi } from 'vitest'

/** jsdom has no layout: no media query matches, nothing comes into view, and a field grows by itself. */
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

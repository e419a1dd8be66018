/**
 * Animates an element that grows upwards from the bottom from its old height to its new one, by transform
 * alone.
 */
export function slideFrom(element: HTMLElement, beforePx: number): void {
  const movedPx = element.offsetHeight - beforePx
  if (!movedPx || !element.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate([{ transform: `translateY(${movedPx}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: 'cubic-bezier(.2,0,0,1)',
  })
}

/** Index of the stop whose height comes nearest to the element's current one. */
export function nearestStop(element: HTMLElement, stops: readonly { height: string }[]): number {
  const currentPx = element.offsetHeight
  // The browser itself measures lengths such as 46dvh.
  const distances = stops.map(({ height }) => {
    element.style.height = height
    return Math.abs(element.offsetHeight - currentPx)
  })
  element.style.height = `${currentPx}px`
  return distances.indexOf(Math.min(...distances))
}

/** Resolves once the served page has been painted; at once if the page is hidden. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    // The frame's callback runs before the paint, the task after it.
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

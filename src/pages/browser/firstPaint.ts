/** Resolves once the page as it was served has been painted; at once where nobody looks at it. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    // The frame's callback runs before it is painted, the task after it.
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

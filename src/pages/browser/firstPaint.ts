/** An engine reports no paint of a window that has just been hidden, or none at all. On a slow machine a reported one takes a while. */
const UNREPORTED_MS = 1000
const PICTURE_MS = 500

/** Resolves once the served page has been seen, as the engine reports it; at once if the page is hidden. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve()
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
    // The frame's callback runs before the paint.
    requestAnimationFrame(() => setTimeout(resolve, UNREPORTED_MS))
  })
}

/**
 * Resolves once the server's picture of home's card has been painted, where the page has one (public/first-card.js): hydrating
 * first would keep it from the screen. Not later than half a second, and at once if it failed.
 */
export function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLElement>('#first-card img')
  if (!picture || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PICTURE_MS)
    const resolveOncePainted = () => {
      if (picture.dataset['failed'] !== undefined) resolve()
      else if (!picture.hidden) requestAnimationFrame(() => setTimeout(resolve))
    }
    const observer = new MutationObserver(resolveOncePainted)
    observer.observe(picture, { attributeFilter: ['hidden', 'data-failed'] })
    resolveOncePainted()
  })
}

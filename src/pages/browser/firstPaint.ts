declare global {
  interface Window {
    /** Resolves once the served page has been seen, as the engine reports it; public/first-paint.js makes it. */
    firstPaint?: Promise<unknown>
    /** Resolves once the server's picture of home's card has been painted or has failed; public/first-card.js makes it. */
    firstPicture?: Promise<unknown>
  }
}

const PICTURE_MS = 500

/** Resolves with home's picture, which hydrating first would keep from the screen; not later than half a second. */
export async function firstPicture(): Promise<void> {
  await Promise.race([window.firstPicture, new Promise((resolve) => setTimeout(resolve, PICTURE_MS))])
}

declare global {
  interface Window {
    /**
     * Resolves once the served page has been painted, by the browser's report; created by
     * public/first-paint.js.
     */
    firstPaint?: Promise<unknown>
    /**
     * Resolves once the server's picture of home's card is painted or has failed; created by
     * public/first-card.js.
     */
    firstPicture?: Promise<unknown>
  }
}

const PICTURE_MS = 500

/** Waits for home's picture, which hydration would delay, but at most half a second. */
export async function firstPicture(): Promise<void> {
  await Promise.race([window.firstPicture, new Promise((resolve) => setTimeout(resolve, PICTURE_MS))])
}

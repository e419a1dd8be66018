declare global {
  interface Window {
    /** The browser reports it; public/first-paint.js makes it. */
    firstPaint?: Promise<unknown>
    /** It resolves also if home's picture has failed; public/first-card.js makes it. */
    firstPicture?: Promise<unknown>
  }
}

const PICTURE_MS = 500

/** Hydration would delay it. At most half a second. */
export async function firstPicture(): Promise<void> {
  await Promise.race([window.firstPicture, new Promise((resolve) => setTimeout(resolve, PICTURE_MS))])
}

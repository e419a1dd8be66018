declare global {
  interface Window {
    /** The button that was pressed last before hydration; null from then on. public/first-paint.js notes it. */
    earlyPress?: HTMLElement | null
  }
}

/**
 * To be called when hydration begins, from when on React answers; returns what presses that button, to be called once the page is live:
 * on a slow phone a page is seen seconds before its code has come.
 */
export function takeEarlyPress(): () => void {
  const button = window.earlyPress
  window.earlyPress = null
  // In a task of its own: React hydrates at once what is pressed, but not while it renders.
  return () => {
    setTimeout(() => button?.isConnected && button.click())
  }
}

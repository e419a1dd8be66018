/** The stored text, or null where there is none or storage is out of reach (private windows, blocked cookies). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; where storage fails the page goes on without. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A choice that is forgotten on the next visit is better than a page that stops.
  }
}

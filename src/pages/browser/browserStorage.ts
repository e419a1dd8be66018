/** The stored text, or null if there is none or storage is unavailable (private windows, blocked cookies). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; if storage fails, the page continues without it. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Losing a choice on the next visit is better than a page that fails.
  }
}

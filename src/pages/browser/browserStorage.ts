/** It is null also if storage is unavailable (private windows, blocked cookies). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** If storage fails, the page continues without it. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Losing a choice on the next visit is better than a failing page.
  }
}

/** It is null also if storage is unavailable (private windows, blocked cookies). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** null removes it. If storage fails, the page continues: losing a choice is better than a failing page. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The choice lasts as long as the page.
  }
}

/**
 * Lets the kept cards' page know before first paint whether there are any, ahead of IndexedDB. Also read by
 * public/first-paint.js.
 */
const KEY = 'quotidian-keeps'

export function hasKeptCards(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false // Without storage, nothing can be kept either.
  }
}

export function noteKeptCards(areKept: boolean): void {
  try {
    if (areKept) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Kept cards are still read, slightly later.
  }
}

/**
 * Whether cards are kept in this browser, for the page of them before IndexedDB has answered: noted beside it, where a page can look
 * before it is painted. public/first-paint.js reads it too.
 */
const KEY = 'quotidian-keeps'

export function hasKeptCards(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false // nothing can be kept either
  }
}

export function noteKeptCards(areKept: boolean): void {
  try {
    if (areKept) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // What is kept is read all the same, a moment later.
  }
}

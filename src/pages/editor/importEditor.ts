/** The editor's code, in a chunk of its own. */
export const importEditor = () => import('./EditorPage')

/** Fetches the editor's code ahead of the click that asks for it: on hover or focus of a link there. */
export function preloadEditor(): void {
  // A failure here is no one's concern yet: the click asks again and says what happened.
  importEditor().catch(() => undefined)
}

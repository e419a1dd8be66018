/** The editor's code, in its own chunk. */
export const importEditor = () => import('./EditorPage')

/** Prefetches the editor's code on hover or focus of a link to it. */
export function preloadEditor(): void {
  // A failure is ignored here: the click retries and reports it.
  importEditor().catch(() => undefined)
}

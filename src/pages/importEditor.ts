/**
 * The editor's code comes in the order it is needed in: to see the card, to change it, then to change its look and to draw it quickly
 * while it changes. Each part asks for the next, so that no page has to know the addresses of all their files (2 KB gz).
 */
export const importOpening = () => import('./editor/opening/OpeningEditor')

/** Prefetches the editor's code on hover or focus of a link to it. */
export function preloadEditor(): void {
  // A failure is ignored here: the click retries and reports it.
  importOpening()
    .then(({ importEditor }) => importEditor())
    .then(({ importLookPanels, importStage }) => importLookPanels().then(importStage))
    .catch(() => undefined)
}

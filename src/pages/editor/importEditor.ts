/**
 * The editor's code in the order it is needed in: to see the card, to change it, to change its look, to draw it quickly
 * while it changes.
 */
export const importOpening = () => import('./opening/OpeningEditor')
export const importEditor = () => import('./EditorPage')
export const importLookPanels = () => import('./lookPanels')
export const importStage = () => import('../../draw/konva/CardStage')

/** Prefetches the editor's code on hover or focus of a link to it. */
export function preloadEditor(): void {
  // A failure is ignored here: the click retries and reports it.
  importOpening()
    .then(importEditor)
    .then(importLookPanels)
    .then(importStage)
    .catch(() => undefined)
}

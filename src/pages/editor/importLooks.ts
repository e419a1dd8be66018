/** What changes the card's look, and what draws it quickly while it changes: see importEditor.ts. */
export const importLookPanels = () => import('./lookPanels')
export const importStage = () => import('../../draw/konva/CardStage')

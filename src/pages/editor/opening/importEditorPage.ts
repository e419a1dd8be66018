/** What changes the card: see importEditor.ts. */
export const importEditor = () => import('../EditorPage')

import { withTexts } from '../language/i18n'

/** The first part of the editor's code: its card. It asks for the rest by itself (editor/lateTools.ts), once the card is seen. */
export const importEditor = () => withTexts('editor', () => import('./editor/EditorPage'))

export function preloadEditor(): void {
  // A failure is ignored here: the click retries and reports it.
  importEditor()
    .then(({ importTools }) => importTools())
    .then(({ importLookPanels }) => importLookPanels())
    .catch(() => undefined)
}

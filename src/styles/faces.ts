/** Their rules, for static pages without scripts. */
export const FACE_STYLESHEET = 'src/styles/faces.css'

/**
 * Asks for the interface's two shipped faces, 169 KB: once the page's words have been painted in fallback faces of the same
 * metrics (type.css) and its code has come. So they never delay words, pictures or code.
 */
export function loadFaces(): void {
  import('./faces.css').catch(() => undefined) // the fallback faces stay
}

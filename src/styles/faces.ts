/** Their rules, as package paths, for static pages without scripts. */
export const FACE_STYLESHEETS = ['@fontsource-variable/inter/wght.css', 'src/styles/faces.css']

/**
 * Asks for the interface's two shipped faces, 169 KB: once the page's words have been painted in fallback faces of the same
 * metrics (type.css) and its code has come. So they never delay words, pictures or code.
 */
export function loadFaces(): void {
  const rules = [import('@fontsource-variable/inter/wght.css'), import('./faces.css')]
  for (const rule of rules) rule.catch(() => undefined) // the fallback faces stay
}

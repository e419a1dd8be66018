/** The font rules, for static pages without scripts. */
export const FACE_STYLESHEET = 'src/styles/faces.css'

/**
 * Loads 169 KB of fonts once text is painted in fallback fonts of the same metrics (type.css) and code has
 * loaded, so that they delay neither.
 */
export function loadFaces(): void {
  import('./faces.css').catch(() => undefined) // the fallback fonts stay
}

/** A page's fonts, or a worker's. */
export function fontSet(): FontFaceSet {
  return (globalThis.document ?? globalThis).fonts
}

export function fontSet(): FontFaceSet {
  return (globalThis.document ?? globalThis).fonts
}

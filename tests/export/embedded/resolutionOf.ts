/** Read by hand, as printers' programs do: pHYs of PNG, JFIF's density of JPEG. */
export function resolutionOf(file: Uint8Array): { dpi: number; chunks: string[] } {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const ascii = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (bytes.getUint16(0) === 0xffd8) {
    if (ascii(6) !== 'JFIF' || file[13] !== 1 || bytes.getUint16(14) !== bytes.getUint16(16))
      return { dpi: Number.NaN, chunks: [] }
    return { dpi: bytes.getUint16(14), chunks: [] }
  }
  const chunks: string[] = []
  let dpi = Number.NaN
  for (let at = 8; at < file.length; at += 12 + bytes.getUint32(at)) {
    chunks.push(ascii(at + 4))
    if (ascii(at + 4) !== 'pHYs' || file[at + 16] !== 1) continue
    if (bytes.getUint32(at + 8) === bytes.getUint32(at + 12))
      dpi = Math.round(bytes.getUint32(at + 8) * 0.0254)
  }
  return { dpi, chunks }
}

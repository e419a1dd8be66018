/** What a picture file's own header says; the last check that a file is what was promised. */
export interface PictureHeader {
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  widthPx: number
  heightPx: number
}

/** Reads PNG IHDR, JPEG SOF and WebP VP8/VP8L/VP8X; null for anything else. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) {
    return { type: 'image/png', widthPx: view.getUint32(16), heightPx: view.getUint32(20) }
  }
  if (bytes.length > 4 && view.getUint16(0) === 0xffd8) return jpegHeader(view)
  if (bytes.length > 30 && ascii(view, 0) === 'RIFF' && ascii(view, 8) === 'WEBP') return webpHeader(view)
  return null
}

function jpegHeader(view: DataView): PictureHeader | null {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    // SOF0-SOF15 carry the size, but C4, C8 and CC are tables
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { type: 'image/jpeg', widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) }
    }
  }
  return null
}

function webpHeader(view: DataView): PictureHeader | null {
  const type = 'image/webp'
  const chunk = ascii(view, 12)
  if (chunk === 'VP8X') {
    const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
    return { type, widthPx: uint24(24) + 1, heightPx: uint24(27) + 1 }
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { type, widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk === 'VP8 ') {
    return { type, widthPx: view.getUint16(26, true) & 0x3fff, heightPx: view.getUint16(28, true) & 0x3fff }
  }
  return null
}

function ascii(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)))
}

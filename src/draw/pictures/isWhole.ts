import type { PictureKind } from './pictureKind'

/**
 * Whether a picture's file has its end: browsers draw half a file, such as of a download that broke off, and are silent about it.
 * Told of the kinds whose end is marked: JPEG (ITU T.81, annex B) and PNG (chunk IEND). What follows the end does not matter:
 * phones put a film there.
 */
export function isWhole(file: Uint8Array, kind: PictureKind): boolean {
  if (kind === 'jpeg') return jpegIsWhole(file)
  return kind !== 'png' || pngIsWhole(file)
}

/** A preview in the file's head has an end of its own: segments are passed over. Without any scan, decoding says what is wrong. */
function jpegIsWhole(file: Uint8Array): boolean {
  let hasScan = false
  for (let at = 2; at + 1 < file.length;) {
    const [mark, code = 0] = [file[at], file[at + 1]]
    if (mark !== 0xff) {
      const next = file.indexOf(0xff, at)
      if (next < 0) break
      at = next
    } else if (code === 0xd9) return true
    else if (code === 0xff) at += 1
    else if (code <= 0x01 || (code >= 0xd0 && code <= 0xd8))
      at += 2 // these have no length
    else {
      if (code === 0xda) hasScan = true
      at += 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
    }
  }
  return !hasScan
}

function pngIsWhole(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 8; at + 12 <= file.length; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x49454e44) return true // IEND
  return false
}

/** Each format is a native decoder to bound: 816 bytes of GIF or AVIF that claim 10 × 10 px took 500 MB. */
import { pictureKind } from '../pictures/pictureKind'

const NODE_KINDS = ['png', 'jpeg', 'webp'] as const
const USE = 'use PNG, JPEG or WebP'

export type NodePictureKind = (typeof NODE_KINDS)[number]

/** The message names the format and the alternatives. */
export class PictureFormatError extends Error {
  override readonly name = 'PictureFormatError'
}

/** @param bytes the head or whole file @throws {PictureFormatError} */
export function nodePictureKind(bytes: Uint8Array): NodePictureKind {
  const kind = pictureKind(bytes)
  if (kind === 'other') throw new PictureFormatError(`this is no picture that is drawn here: ${USE}`)
  const drawn = NODE_KINDS.find((known) => known === kind)
  if (!drawn) throw new PictureFormatError(`${kind.toUpperCase()} pictures are not drawn here: ${USE}`)
  if (drawn === 'png' && isTurned(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    throw new PictureFormatError('PNG pictures turned by EXIF are not drawn here: save them upright')
  return drawn
}

/** The EXIF Orientation entry up to its value (one short), in either byte order. */
const ORIENTATION = [
  Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]),
  Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0]),
]

/** Node's engine ignores EXIF's rotation. Sources: PNG, third edition, eXIf; Exif 2.32, 4.6.2. */
function isTurned(file: Buffer): boolean {
  const at = file.indexOf('eXIf')
  if (at < 4) return false
  const exif = file.subarray(at, at + 4 + file.readUInt32BE(at - 4))
  return ORIENTATION.some((entry) => {
    const found = exif.indexOf(entry)
    const turn = exif[found + entry.length] ?? 1 // 1: upright
    return found >= 0 && turn >= 2 && turn <= 8
  })
}

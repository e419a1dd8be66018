/**
 * Which picture files are drawn in Node, by the server and the command line. Browsers draw more of them; here each
 * format is one more native decoder whose memory has to be bounded before it sees a stranger's file. A GIF's frames may be
 * larger than its head says, and so may an AVIF's: 816 bytes that claim 10 × 10 pixels took over 500 MB.
 */
import { pictureKind } from '../pictures/pictureKind'

const NODE_KINDS = ['png', 'jpeg', 'webp'] as const
const USE = 'use PNG, JPEG or WebP'

export type NodePictureKind = (typeof NODE_KINDS)[number]

/** A format that is not drawn here; the message names it, and what to use. */
export class PictureFormatError extends Error {
  override readonly name = 'PictureFormatError'
}

/** What the file is, as far as these bytes tell: its head, or all of it. @throws {PictureFormatError} */
export function nodePictureKind(bytes: Uint8Array): NodePictureKind {
  const kind = pictureKind(bytes)
  if (kind === 'other') throw new PictureFormatError(`this is no picture that is drawn here: ${USE}`)
  const drawn = NODE_KINDS.find((known) => known === kind)
  if (!drawn) throw new PictureFormatError(`${kind.toUpperCase()} pictures are not drawn here: ${USE}`)
  if (drawn === 'png' && isTurned(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    throw new PictureFormatError('PNG pictures turned by EXIF are not drawn here: save them upright')
  return drawn
}

/** An entry of EXIF up to its value: the tag Orientation, one short number; in either byte order. */
const ORIENTATION = [
  Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]),
  Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0]),
]

/**
 * Whether a PNG asks to be turned: browsers do it, the engine of Node does not and would draw it lying down.
 * Sources: PNG, third edition, eXIf; Exif 2.32, 4.6.2.
 */
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

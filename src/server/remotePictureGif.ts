/**
 * The room that a GIF's frames need: each has an own place and size, and may reach far beyond the screen that the head
 * promises; decoders grow the screen. Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
const EXTENSION = 0x21
const FRAME = 0x2c
const FRAME_HEAD_BYTES = 10

/** The largest width and height of any frame with its offset; as far as the file goes. */
export function gifFramesSize(bytes: Uint8Array): { widthPx: number; heightPx: number } {
  const size = { widthPx: 0, heightPx: 0 }
  const uint16 = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
  const afterTable = (at: number, flags: number) => at + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const afterBlocks = (from: number) => {
    let at = from
    while (bytes[at]) at += 1 + bytes[at]! // each says its length; one of length 0 is the last
    return at + 1
  }
  let at = afterTable(13, bytes[10] ?? 0)
  while (at < bytes.length) {
    if (bytes[at] === EXTENSION) at = afterBlocks(at + 2)
    else if (bytes[at] === FRAME) {
      size.widthPx = Math.max(size.widthPx, uint16(at + 1) + uint16(at + 5))
      size.heightPx = Math.max(size.heightPx, uint16(at + 3) + uint16(at + 7))
      at = afterBlocks(afterTable(at + FRAME_HEAD_BYTES, bytes[at + 9] ?? 0) + 1)
    } else break // the trailer, or what is no GIF any more
  }
  return size
}

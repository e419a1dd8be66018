/**
 * How a PNG asks to be turned: EXIF's Orientation (1 to 8) in its eXIf chunk, which browsers obey and the engine of Node
 * does not. 1 where it does not say. Sources: PNG 1.6, 11.3.3.5; Exif 2.32, 4.6.2 and tag 0x0112.
 */
export function pngTurn(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    for (let at = 8; ; at += 12 + view.getUint32(at)) {
      const type = view.getUint32(at + 4)
      if (type === 0x65584966) return orientationIn(view, at + 8)
      if (type === 0x49454e44) return 1
    }
  } catch (error) {
    if (error instanceof RangeError) return 1 // it ends too soon
    throw error
  }
}

function orientationIn(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949
  const first = start + view.getUint32(start + 4, isLittle)
  const count = view.getUint16(first, isLittle)
  for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) !== 0x0112) continue
    const turn = view.getUint16(entry + 8, isLittle)
    return turn >= 1 && turn <= 8 ? turn : 1
  }
  return 1
}

/** The turn as a matrix for a picture stored `width` × `height`, to be drawn from its own corner. */
export function turnMatrix(
  turn: number,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  const matrices: Record<number, [number, number, number, number, number, number]> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  }
  return matrices[turn] ?? [1, 0, 0, 1, 0, 0]
}

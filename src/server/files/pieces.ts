/**
 * Large answers leave in pieces, the next one when the visitor has taken the last: what waits for a slow reader is one
 * piece, and that a piece was taken is how a slow reader is told from one that has stopped (http/connections.ts).
 */
import { open } from 'node:fs/promises'
import { createSharedCache } from '../sharedCache'

export const PIECE_BYTES = 32 * 1_024 // most packed pages and scripts are one
const MAX_CACHE_BYTES = 16 * 1_048_576 // a whole build, as browsers ask for it

type Bytes = Uint8Array<ArrayBuffer>

/** The first `sizeBytes` of a file: its one piece, or a stream of several. It fails where the file has become shorter. */
export type ReadFile = (file: string, sizeBytes: number) => Promise<Bytes | ReadableStream<Bytes>>

/** Readers of the same file share its pieces, and none holds it open: whoever goes away leaves nothing behind. */
export function createFileReader(): ReadFile {
  const pieces = createSharedCache<Bytes>({
    bound: { maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ byteLength }) => byteLength },
  })
  return async (file, sizeBytes) => {
    const pieceAt = (from: number) => {
      const length = Math.min(PIECE_BYTES, sizeBytes - from)
      const load = async () => ({ value: await readPiece(file, from, length), ttlMs: Infinity })
      return length === 0 ? Promise.resolve(new Uint8Array()) : pieces.find(`${from} ${file}`, load)
    }
    const first = await pieceAt(0) // before the head of the answer is sent
    if (first.byteLength === sizeBytes) return first
    let sentBytes = 0
    return new ReadableStream<Bytes>(
      {
        async pull(controller) {
          const piece = await pieceAt(sentBytes)
          sentBytes += piece.byteLength
          controller.enqueue(piece)
          if (sentBytes === sizeBytes) controller.close()
        },
      },
      { highWaterMark: 0 }, // nothing is read ahead
    )
  }
}

async function readPiece(path: string, from: number, length: number): Promise<Bytes> {
  const file = await open(path)
  try {
    const piece = new Uint8Array(length)
    const { bytesRead } = await file.read(piece, 0, length, from)
    if (bytesRead === length) return piece
    throw new Error(`${path} has become shorter: restart the server after a build`)
  } finally {
    await file.close()
  }
}

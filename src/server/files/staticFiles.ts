/** Serves files listed at start, so `..` in any spelling fails. packFiles.ts compressed text. */
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import type { StaticFile, StaticReader } from '../pages'
import { createSharedCache } from '../sharedCache'
import { contentHash, type Encoding, ENCODINGS, PACKED_SUFFIX, packedHashes, urlPaths } from './packFiles'

type Versions = Partial<Record<Encoding, StaticFile>> & { plain: StaticFile }

/** Lists `folder` once: a new build needs a new reader. */
export async function createStaticReader(folder: string): Promise<StaticReader> {
  const files = await listedFiles(folder)
  return (path, acceptEncoding) => {
    const versions = files.get(path)
    if (!versions) return null
    const there = ENCODINGS.filter((encoding) => versions[encoding])
    return versions[preferredEncoding(acceptEncoding, there) ?? 'plain'] ?? versions.plain
  }
}

/** Adds only earlier builds' assets. `folders`: latest first. */
export async function withEarlierAssets(
  reader: StaticReader,
  folders: readonly string[],
): Promise<StaticReader> {
  const earlier = await Promise.all(folders.map(createStaticReader))
  return (path, acceptEncoding) => {
    const own = reader(path, acceptEncoding)
    if (own || !path.startsWith('/assets/')) return own
    for (const read of earlier) {
      const file = read(path, acceptEncoding)
      if (file) return file
    }
    return null
  }
}

/** By URL path of the plain file; hidden files excluded. */
async function listedFiles(folder: string): Promise<Map<string, Versions>> {
  const sizes = new Map<string, number>()
  for (const path of await urlPaths(folder)) sizes.set(path, (await stat(join(folder, path))).size)
  const packed = await packedHashes(folder)
  const readFile = createFileReader()
  const files = new Map<string, Versions>()
  for (const [path, sizeBytes] of sizes) {
    if (isPacked(path, sizes)) continue
    const hash = contentHash(join(folder, path))
    const version = (encoding: Encoding | null, size: number): StaticFile => {
      const file = join(folder, encoding ? path + PACKED_SUFFIX[encoding] : path)
      return {
        type: getMimeType(path) ?? 'application/octet-stream',
        etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"`,
        encoding,
        sizeBytes: size,
        read: () => readFile(file, size),
      }
    }
    const versions: Versions = { plain: version(null, sizeBytes) }
    for (const encoding of ENCODINGS) {
      const packedBytes = sizes.get(path + PACKED_SUFFIX[encoding])
      // Skips files that changed after the build.
      if (packedBytes && packed[path] === hash) versions[encoding] = version(encoding, packedBytes)
    }
    files.set(path, versions)
  }
  return files
}

function isPacked(path: string, files: ReadonlyMap<string, number>): boolean {
  return Object.values(PACKED_SUFFIX).some(
    (suffix) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)),
  )
}

/** Best first; null: uncompressed. `*` means all unnamed, q=0 not accepted. RFC 9110, 12.5.3. */
function preferredEncoding<E extends string>(acceptEncoding: string, encodings: readonly E[]): E | null {
  if (encodings.length === 0 || acceptEncoding === '') return null
  const accepted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]))
  const likingOf = (encoding: string) => accepted.get(encoding) ?? accepted.get('*') ?? 0
  let best: E | null = null
  for (const encoding of encodings) if (likingOf(encoding) > (best ? likingOf(best) : 0)) best = encoding
  return best
}

/** Sends the next piece after the client took the last: a slow reader uses memory for one. */
export const PIECE_BYTES = 32 * 1_024 // bytes; most compressed files fit
const MAX_CACHE_BYTES = 16 * 1_048_576 // bytes; fits a whole build

type Bytes = Uint8Array<ArrayBuffer>

/** The first `sizeBytes`, in one piece or streamed; fails if the file became shorter. */
type ReadFile = (file: string, sizeBytes: number) => Promise<Bytes | ReadableStream<Bytes>>

/** A thousand readers share pieces and keep no file open, unlike node:fs streams. */
function createFileReader(): ReadFile {
  const pieces = createSharedCache<Bytes>({
    bound: { maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ byteLength }) => byteLength },
  })
  return async (file, sizeBytes) => {
    const pieceAt = (from: number) => {
      const length = Math.min(PIECE_BYTES, sizeBytes - from)
      const load = async () => ({ value: await readPiece(file, from, length), ttlMs: Infinity })
      return length === 0 ? Promise.resolve(new Uint8Array()) : pieces.find(`${from} ${file}`, load)
    }
    const first = await pieceAt(0) // fails before the response headers are sent
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
      { highWaterMark: 0 }, // no read-ahead
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

/**
 * Files of one folder, listed once at start: a path that is not in the list does not exist, so `..` in any spelling
 * leads nowhere. Text is compressed at its first request and cached.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import type { StaticFile, StaticReader } from './pages'
import { createSharedCache } from './sharedCache'

type Bytes = StaticFile['body']
type Encoding = NonNullable<StaticFile['encoding']>

const COMPRESSIBLE = /^text\/|json|javascript|svg|xml|wasm/
const MIN_COMPRESSED_BYTES = 1_024
const MAX_CACHE_BYTES = 64 * 1_048_576

/** A reader over the files that `folder` holds now: a new build needs a new reader. */
export async function createStaticReader(folder: string): Promise<StaticReader> {
  const files = await listedFiles(folder)
  const compressed = createSharedCache<Bytes>({
    bound: { maxSize: MAX_CACHE_BYTES, sizeCalculation: (bytes) => bytes.byteLength },
  })

  return async (path, acceptEncoding) => {
    const file = files.get(path)
    if (!file) return null
    const type = getMimeType(path) ?? 'application/octet-stream'
    const isCompressible = COMPRESSIBLE.test(type) && file.sizeBytes >= MIN_COMPRESSED_BYTES
    const encoding = isCompressible ? chooseEncoding(acceptEncoding) : null
    const read = (): Promise<Bytes> => readFile(join(folder, path))
    if (!encoding) return { type, etag: `"${file.version}"`, encoding, body: await read() }
    const body = await compressed.find(`${encoding} ${path}`, async () => ({
      value: await ENCODERS[encoding](await read()),
      ttlMs: Infinity,
    }))
    return { type, etag: `"${file.version}-${encoding}"`, encoding, body }
  }
}

const brotli = promisify(brotliCompress)
const toGzip = promisify<Uint8Array, Bytes>(gzip)

const ENCODERS: Record<Encoding, (plain: Bytes) => Promise<Bytes>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: toGzip,
}

/** The best encoding that the client accepts; `q=0` means not accepted. */
function chooseEncoding(acceptEncoding: string): Encoding | null {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

interface ListedFile {
  version: string // from its size and time of change
  sizeBytes: number
}

/** By URL path, every file below `folder` that is not hidden. */
async function listedFiles(folder: string): Promise<Map<string, ListedFile>> {
  const files = new Map<string, ListedFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = await stat(file)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const version = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`
    files.set(path, { version, sizeBytes: size })
  }
  return files
}

/**
 * Files of one folder, listed once at start: a path that was not listed does not exist, so no spelling of `..`
 * leads anywhere. Text is compressed when first asked for and kept.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import type { StaticFile, StaticReader } from './pages'

type Bytes = StaticFile['body']
type Encoding = NonNullable<StaticFile['encoding']>

const COMPRESSIBLE = /^text\/|json|javascript|svg|xml|wasm/
const LEAST_COMPRESSED_BYTES = 1_024
const KEPT_BYTES = 64 * 1_048_576

/** A reader over the files that `folder` holds now: a new build needs a new reader. */
export async function createStaticReader(folder: string): Promise<StaticReader> {
  const versions = await fileVersions(folder)
  const compressed = new LRUCache<string, Bytes>({
    max: 4_000,
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  })

  return async (path, acceptEncoding) => {
    const version = versions.get(path)
    if (version === undefined) return null
    const type = getMimeType(path) ?? 'application/octet-stream'
    const encoding = COMPRESSIBLE.test(type) ? chooseEncoding(acceptEncoding) : null
    const plainFile = { type, etag: `"${version}"`, encoding: null }
    const encodedFile = { type, etag: `"${version}-${encoding}"`, encoding }

    const key = `${encoding} ${path}`
    const kept = compressed.get(key)
    if (kept) return { ...encodedFile, body: kept }
    const plain: Bytes = await readFile(join(folder, path))
    if (!encoding || plain.byteLength < LEAST_COMPRESSED_BYTES) return { ...plainFile, body: plain }
    const body = await ENCODERS[encoding](plain)
    compressed.set(key, body)
    return { ...encodedFile, body }
  }
}

const brotli = promisify(brotliCompress)
const toGzip = promisify<Uint8Array, Bytes>(gzip)

const ENCODERS: Record<Encoding, (plain: Bytes) => Promise<Bytes>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: toGzip,
}

/** The better of what the visitor accepts; `q=0` refuses. */
function chooseEncoding(acceptEncoding: string): Encoding | null {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

/** URL path → version (size and time of change), for every file below `folder` that is not hidden. */
async function fileVersions(folder: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = await stat(file)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    versions.set(path, `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`)
  }
  return versions
}

/** Last build step: compresses each text file (.br, .gz), so the server never does. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

export const PACKED_SUFFIX = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof PACKED_SUFFIX
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[]

const COMPRESSIBLE = /^text\/|json|javascript|svg|xml|wasm/
const MIN_BYTES = 1_024
export const HASHES = '.packed.json' // hidden, so never served
const BROTLI_QUALITY = 10 // 11 takes twice as long and saves 2 %

const brotli = promisify(brotliCompress)
const toGzip = promisify<Uint8Array, { level: number }, Buffer>(gzip)

const PACKERS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    return brotli(plain, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.byteLength },
    })
  },
  gzip: (plain) => toGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
}

export async function packFiles(folder: string): Promise<void> {
  const hashes: Record<string, string> = {}
  const pack = async (path: string) => {
    const plain = await readFile(join(folder, path))
    if (plain.byteLength < MIN_BYTES) return
    hashes[path] = contentHash(join(folder, path))
    for (const encoding of ENCODINGS) {
      const packed = await PACKERS[encoding](plain)
      if (packed.byteLength < plain.byteLength)
        await writeFile(join(folder, path + PACKED_SUFFIX[encoding]), packed)
    }
  }
  const paths = (await urlPaths(folder))
    .filter((path) => COMPRESSIBLE.test(getMimeType(path) ?? ''))
    .toSorted()
  await Promise.all(paths.map(pack))
  await writeFile(join(folder, HASHES), JSON.stringify(hashes, paths)) // keys in path order
}

/** By URL path; {} if nothing was compressed. */
export async function packedHashes(folder: string): Promise<Readonly<Record<string, string>>> {
  const json = await readFile(join(folder, HASHES), 'utf8').catch(() => '{}')
  return JSON.parse(json) as Record<string, string>
}

/** Shared: whole files would make 20 MB of garbage at start. */
const hashed = new Uint8Array(65_536)

/** 24 hex digits of the content only, so builds agree across machines. */
export function contentHash(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (let length = 1; length > 0;) {
      length = readSync(file, hashed, 0, hashed.byteLength, null)
      hash.update(hashed.subarray(0, length))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex').slice(0, 24)
}

/** Lists visible files only: `/assets/main.js`. */
export async function urlPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

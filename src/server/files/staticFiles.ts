/**
 * Files of one folder, listed once at start: a path that is not in the list does not exist, so `..` in any spelling
 * leads nowhere. A file is read as its visitor takes it; text was packed at the build (packFiles.ts).
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { preferredEncoding } from './acceptEncoding'
import { contentHash, ENCODINGS, PACKED_SUFFIX, packedHashes, type Encoding } from './packFiles'
import type { StaticFile, StaticReader } from '../pages'
import { createFileReader } from './pieces'
import { urlPaths } from './urlPaths'

/** A file as it is, and packed. */
type Versions = Partial<Record<Encoding, StaticFile>> & { plain: StaticFile }

/** A reader over the files that `folder` holds now: a new build needs a new reader. */
export async function createStaticReader(folder: string): Promise<StaticReader> {
  const files = await listedFiles(folder)
  return (path, acceptEncoding) => {
    const versions = files.get(path)
    if (!versions) return null
    const there = ENCODINGS.filter((encoding) => versions[encoding])
    return versions[preferredEncoding(acceptEncoding, there) ?? 'plain'] ?? versions.plain
  }
}

/** The same, and the assets of the builds before it: `folders`, the latest first. Nothing else of them is served. */
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

/** By URL path, every file below `folder` that is not hidden. What was packed is served under the plain file's path. */
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
      // A file that was changed after the build is not what was packed.
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

import { getMimeType } from 'hono/utils/mime'
import { etagOf } from '../caching'
import type { StaticReader } from '../pages'
import type { ReadAsset } from './world'

/**
 * Files from the platform's assets, tagged by content like the Node server's; the platform compresses them.
 */
export function assetsReader(readAsset: ReadAsset): StaticReader {
  return async (path) => {
    if (!isFilePath(path)) return null
    const bytes = await readAsset(path)
    if (!bytes) return null
    return {
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: await etagOf(bytes),
      encoding: null,
      sizeBytes: bytes.byteLength,
      read: () => Promise.resolve(bytes),
    }
  }
}

/** Excludes hidden and packed files, folders (no extension) and paths outside the client. */
function isFilePath(path: string): boolean {
  const names = path.split('/').slice(1)
  return (
    /[^/]\.\w+$/.test(path) &&
    !/[\\\0]|\.(?:br|gz)$/.test(path) &&
    !names.some((name) => name === '' || name.startsWith('.'))
  )
}

import { getMimeType } from 'hono/utils/mime'
import { etagOf } from '../caching'
import type { StaticReader } from '../pages'
import type { ReadAsset } from './world'

/**
 * Pages and files from the platform's own assets. They are read whole and tagged by their content, with the same tags as the Node server's;
 * the platform packs them as they leave.
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

/** Nothing hidden, nothing above the folder, nothing packed for other servers, and no folder: every file of the client has an ending. */
function isFilePath(path: string): boolean {
  const names = path.split('/').slice(1)
  return /[^/]\.\w+$/.test(path) && !/[\\\0]|\.(?:br|gz)$/.test(path) && !names.some(isHidden)
}

function isHidden(name: string): boolean {
  return name === '' || name.startsWith('.')
}

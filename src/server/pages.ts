/** The built client: its files, and the one page behind every address of the app. */
import { Hono, type Context } from 'hono'
import { isPagePath } from './pagePaths'

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  type: string // with its charset
  etag: string
  encoding: 'br' | 'gzip' | null
}

/** The file at a decoded path ('/assets/main-x1.js'), in an encoding the visitor accepts; null where none is. */
export type StaticReader = (path: string, acceptEncoding: string) => Promise<StaticFile | null>

const PAGE = '/index.html'

export function pages(readStatic: StaticReader): Hono {
  return new Hono().get('*', async (c) => {
    const path = decodedPath(c.req.path)
    if (path === null) return c.text('Bad address', 400)
    const accepted = c.req.header('accept-encoding') ?? ''
    const file = path === '/' ? null : await readStatic(path, accepted)
    if (file) return sendFile(c, file, 200, cacheRule(path, file))
    if (isMissingAsset(path, c.req.header('accept') ?? '')) return notFound(c)
    const page = await readStatic(PAGE, accepted)
    return page ? sendFile(c, page, isPagePath(path) ? 200 : 404, 'no-cache') : notFound(c)
  })
}

/** A page under a wrong name gets the app, which says so; a script or a picture must not be given a page. */
function isMissingAsset(path: string, accept: string): boolean {
  if (path.startsWith('/assets/')) return true
  return /\.[^/.]+$/.test(path) && !accept.includes('text/html')
}

/** Names under /assets carry a hash of their content. */
function cacheRule(path: string, file: StaticFile): string {
  if (file.type.startsWith('text/html')) return 'no-cache'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function sendFile(c: Context, file: StaticFile, status: 200 | 404, cacheControl: string): Response {
  c.header('cache-control', cacheControl)
  c.header('etag', file.etag)
  c.header('vary', 'accept-encoding')
  if (status === 200 && c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304)
  c.header('content-type', file.type)
  c.header('content-length', String(file.body.byteLength))
  if (file.encoding) c.header('content-encoding', file.encoding)
  return c.body(file.body, status)
}

function notFound(c: Context): Response {
  c.header('cache-control', 'no-store')
  return c.text('Not found', 404)
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // a stray %
  }
}

/** The built client: its files, and the static page behind every address of the app. */
import { Hono, type Context } from 'hono'
import { preferredTag } from '../language/acceptLanguage'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { hasLanguagePrefix, initialLanguage } from '../language/path'
import { isKnown } from './caching'
import { isPagePath, pageFile } from './pagePaths'

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  type: string // with its charset
  etag: string
  encoding: 'br' | 'gzip' | null
}

/** The file at a decoded path ('/assets/main-x1.js'), in an encoding the visitor accepts; null where none is. */
export type StaticReader = (path: string, acceptEncoding: string) => Promise<StaticFile | null>

/**
 * Every address of the app has a static page (prerender/). Without a language in front it is the page in the one that
 * the browser asks for; a stored choice is the browser's own to follow (public/first-paint.js).
 */
export function pages(readStatic: StaticReader): Hono {
  return new Hono().get('*', async (c) => {
    const path = decodedPath(c.req.path)
    if (path === null) return c.text('Bad address', 400)
    const accepted = c.req.header('accept-encoding') ?? ''
    // Pages have their addresses, not the names of their files.
    const file = path.endsWith('.html') ? null : await readStatic(path, accepted)
    if (file) return sendFile(c, file, 200, cacheRule(path))
    if (isMissingAsset(path, c.req.header('accept') ?? '')) return notFound(c)
    const language = languageAsked(path, c.req.header('accept-language') ?? '')
    const page = await readStatic(pageFile(path, language), accepted)
    if (!page) return notFound(c)
    c.header('content-language', LANGUAGES[language].htmlLang)
    if (!hasLanguagePrefix(path)) c.header('vary', 'accept-language')
    // Two languages at one address: what tells their files apart is not promised to differ.
    const etag = page.etag.replace('"', `"${language}-`)
    return sendFile(c, { ...page, etag }, isPagePath(path) ? 200 : 404, 'no-cache')
  })
}

function languageAsked(pathname: string, acceptLanguage: string): LanguageId {
  return initialLanguage({ pathname, stored: null, browser: preferredTag(acceptLanguage) })
}

/** A page under a wrong name gets the not-found page; a script or a picture must not be given a page. */
function isMissingAsset(path: string, accept: string): boolean {
  if (path.startsWith('/assets/')) return true
  return /\.[^/.]+$/.test(path) && !accept.includes('text/html')
}

/** Names under /assets carry a hash of their content; the service worker is what tells a browser of a new edition. */
function cacheRule(path: string): string {
  if (path === '/sw.js') return 'no-cache'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function sendFile(c: Context, file: StaticFile, status: 200 | 404, cacheControl: string): Response {
  c.header('cache-control', cacheControl)
  c.header('etag', file.etag)
  c.header('vary', 'accept-encoding', { append: true })
  if (status === 200 && isKnown(file.etag, c.req.header('if-none-match'))) return c.body(null, 304)
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGES } from '../../src/pages/pages'
import { createApp } from '../../src/server/app'
import { createStaticReader } from '../../src/server/staticFiles'

/** A page whose content is its path. */
const page = (path: string) => `<!doctype html><title>${path}</title>`
const SCRIPT = `// ${'quotidian '.repeat(400)}`
const FILES: Record<string, string> = {
  ...Object.fromEntries(
    ['en', 'zh'].flatMap((language) =>
      Object.values(PAGES).map(({ path }) => {
        const folder = `/${language}${path === '/' ? '' : path}`
        return [`client${folder}/index.html`, page(folder)]
      }),
    ),
  ),
  'client/index.html': page('/'),
  'client/assets/main-x1.js': SCRIPT,
  'client/assets/main-x1.css': 'body{}',
  'client/assets/face-x2.woff2': 'wOF2',
  'client/pictures/path.svg': '<svg/>',
  'client/donate.jpg': 'JFIF',
  'client/a name.txt': 'a name',
  'client/.hidden': 'hidden',
  'secret.txt': 'secret',
}

let folder = ''
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  app = createApp({ readStatic: await createStaticReader(join(folder, 'client')) })
})
afterAll(() => rm(folder, { recursive: true }))

describe('files', () => {
  it.each([
    ['/assets/main-x1.js', 'text/javascript; charset=utf-8', /immutable/],
    ['/assets/main-x1.css', 'text/css; charset=utf-8', /immutable/],
    ['/assets/face-x2.woff2', 'font/woff2', /immutable/],
    ['/pictures/path.svg', 'image/svg+xml; charset=utf-8', /max-age=3600/],
    ['/donate.jpg', 'image/jpeg', /max-age=3600/],
    ['/a%20name.txt', 'text/plain; charset=utf-8', /max-age=3600/],
  ])('%s is %s', async (path, type, cacheControl) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toMatch(cacheControl)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe(FILES[`client${decodeURIComponent(path)}`])
  })

  it.each([
    '/assets/none.js',
    '/assets/',
    '/assets/editor',
    '/none.png',
    '/zh/none.css',
    '/.hidden',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/index.html%00.js',
    '/index.html',
    '/en/guide/index.html',
  ])('%s is 404 and no page', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found')
  })

  it('are compressed as the client accepts, without loss', async () => {
    const ask = (accepted: string) =>
      app.request('/assets/main-x1.js', { headers: { 'accept-encoding': accepted } })
    for (let time = 0; time < 2; time++) {
      const br = await ask('gzip, deflate, br')
      expect(br.headers.get('content-encoding')).toBe('br')
      expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(SCRIPT)
      const gz = await ask('gzip, br;q=0')
      expect(gz.headers.get('content-encoding')).toBe('gzip')
      expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(SCRIPT)
      expect((await ask('identity')).headers.get('content-encoding')).toBeNull()
      expect(gz.headers.get('vary')).toBe('accept-encoding')
    }
  })

  it('are answered 304 when the client has them', async () => {
    const etag = (await app.request('/donate.jpg')).headers.get('etag')!
    const again = await app.request('/donate.jpg', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe('pages', () => {
  const { notFound: _notFound, ...found } = PAGES
  const paths = Object.values(found).map(({ path }) => path)
  const html = (accepted: string) => ({ headers: { accept: 'text/html', 'accept-language': accepted } })

  describe.each(['en', 'zh'])('in %s', (language) => {
    it.each(paths)('%s is its own, whatever the browser asks for', async (path) => {
      const address = `/${language}${path}`
      for (const url of [address, `${address}?date=2026-01-01`]) {
        const response = await app.request(url, html(language === 'en' ? 'zh-CN' : 'en-GB'))
        expect([response.status, await response.text()]).toEqual([200, page(address.replace(/\/$/, ''))])
        expect(response.headers.get('cache-control')).toBe('no-cache')
        expect(response.headers.get('content-language')).toBe(language === 'en' ? 'en' : 'zh-CN')
        expect(response.headers.get('vary')).toBe('accept-encoding')
      }
    })

    it('ignores a trailing slash', async () =>
      expect(await (await app.request(`/${language}/editor/`)).text()).toBe(page(`/${language}/editor`)))
  })

  it.each(paths)('%s is the page in the language that the browser asks for', async (path) => {
    for (const [accepted, language] of [
      ['zh-TW,en;q=0.8', 'zh'],
      ['en;q=0.4, zh-CN;q=0.9', 'zh'],
      ['en-GB', 'en'],
      ['fr, zh;q=0.9', 'en'],
      ['', 'zh'],
    ] as const) {
      const response = await app.request(path, html(accepted))
      const served = page(`/${language}${path}`.replace(/\/$/, ''))
      expect([response.status, await response.text()], accepted).toEqual([200, served])
      expect(response.headers.get('vary'), accepted).toBe('accept-language, accept-encoding')
    }
  })

  it('is not confused with a cached page in the other language', async () => {
    const etag = (await app.request('/guide', html('en'))).headers.get('etag')!
    const ask = (accepted: string) =>
      app.request('/guide', { headers: { 'accept-language': accepted, 'if-none-match': etag } })
    expect([(await ask('en')).status, (await ask('zh')).status]).toEqual([304, 200])
  })

  it.each([
    ['/nope', 'en'],
    ['/zh/nope', 'zh'],
    ['/fr/editor', 'en'],
    ['/zh/en/editor', 'zh'],
    ['/editor/more', 'en'],
    ['/en//editor', 'en'],
    ['/en/404', 'en'],
    ['/none.png', 'en'],
    ['/guide/index.html', 'en'],
    ['/owner/repo/README_ZH.md', 'zh'],
  ])('%s is not found, and says so in %s', async (path, language) => {
    const response = await app.request(path, html('en'))
    expect([response.status, await response.text()]).toEqual([404, page(`/${language}/404`)])
  })

  it('a stray % is a bad address', async () => expect((await app.request('/%E0%A4%A')).status).toBe(400))

  it('HEAD has the length and no body', async () => {
    const response = await app.request('/en/editor', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length')]).toEqual([
      200,
      String(page('/en/editor').length),
    ])
    expect(await response.text()).toBe('')
  })

  it('a form is posted nowhere', async () =>
    expect((await app.request('/en', { method: 'POST' })).status).toBe(404))
})

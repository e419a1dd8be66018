import { appendFile, cp, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtPaths } from '../../src/prerender/sitemap'
import { type PageId, PAGES } from '../../src/pages/pages'
import { createApp } from '../../src/server/app'
import { packFiles } from '../../src/server/files/packFiles'
import { createStaticReader, PIECE_BYTES } from '../../src/server/files/staticFiles'

const PATHS = [...(Object.keys(PAGES) as PageId[]).map((id) => builtPaths(id)[0]!), '/authors/plato']
const page = (path: string) => `<!doctype html><title>${path}</title>`
const SCRIPT = `// ${'quotidian '.repeat(400)}`
const LONG = Array.from({ length: PIECE_BYTES / 2 }, (_, n) => n.toString(36)).join(' ')
const FILES: Record<string, string> = {
  ...Object.fromEntries(
    ['en', 'zh'].flatMap((language) =>
      PATHS.map((path) => {
        const folder = `/${language}${path === '/' ? '' : path}`
        return [`client${folder}/index.html`, page(folder)]
      }),
    ),
  ),
  'client/index.html': page('/'),
  'client/assets/main-x1.js': SCRIPT,
  'client/assets/main-x1.css': 'body{}',
  'client/assets/long-x1.bin': LONG,
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
  await packFiles(join(folder, 'client'))
  app = await appOver(join(folder, 'client'))
})
afterAll(() => rm(folder, { recursive: true }))

async function appOver(client: string, warn: (message: string) => void = () => {}) {
  return createApp({ readStatic: await createStaticReader(client), warn })
}

async function copied(name: string): Promise<string> {
  await cp(join(folder, 'client'), join(folder, name), { recursive: true })
  return join(folder, name)
}

describe('pages of authors', () => {
  it.each([
    ['/en/authors/plato', 200, '/authors/plato'],
    ['/authors/plato/', 200, '/authors/plato'],
    ['/en/authors/nobody', 404, '/404'],
    ['/en/works/plato', 404, '/404'],
    ['/en/authors/Plato', 404, '/404'],
    ['/en/subjects', 404, '/404'],
  ])('%s is %i', async (path, status, title) => {
    const response = await app.request(path, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`${title}</title>`)
  })
})

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
    '/assets/main-x1.js.br',
    '/assets/main-x1.js.gz',
    '/.packed.json',
  ])('%s is 404 and no page', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found')
  })

  it.each<[string, 'br' | 'gzip' | null]>([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity', null],
    ['deflate, zstd', null],
    ['br;q=0, gzip;q=0', null],
    ['', null],
  ])('are packed as the client accepts, without loss: %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted }
    const response = await app.request('/assets/main-x1.js', { headers })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(body.byteLength))
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
    expect(unpack[encoding ?? 'none'](body).toString()).toBe(SCRIPT)
  })

  it('of many pieces come whole, to many at once', async () => {
    const answers = Array.from({ length: 20 }, async () => (await app.request('/assets/long-x1.bin')).text())
    for (const answer of answers) expect(await answer).toBe(LONG)
  })

  it('have the same tags on every machine, others for other content and in each encoding', async () => {
    const client = await copied('elsewhere')
    const tagsOf = async (server: typeof app) =>
      Promise.all(
        ['br', 'gzip', ''].map(async (accepted) => {
          const headers = { 'accept-encoding': accepted }
          return (await server.request('/assets/main-x1.js', { headers })).headers.get('etag')
        }),
      )
    const tags = await tagsOf(app)
    expect(await tagsOf(await appOver(client))).toEqual(tags)
    expect(new Set(tags).size).toBe(3)
    await writeFile(join(client, 'assets/main-x1.js'), SCRIPT.toUpperCase())
    for (const tag of await tagsOf(await appOver(client))) expect(tags).not.toContain(tag)
  })

  it('that were changed after the build are not served as they were packed', async () => {
    const client = await copied('changed')
    await appendFile(join(client, 'assets/main-x1.js'), '//')
    const headers = { 'accept-encoding': 'br' }
    const response = await (await appOver(client)).request('/assets/main-x1.js', { headers })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(`${SCRIPT}//`)
  })

  it('that have gone or become shorter since the start are an error, without the headers of the file', async () => {
    const client = await copied('gone')
    const warnings: string[] = []
    const server = await appOver(client, (message) => warnings.push(message))
    await rm(join(client, 'assets/main-x1.js.br'))
    await truncate(join(client, 'donate.jpg'), 1)
    for (const path of ['/assets/main-x1.js', '/donate.jpg']) {
      const response = await server.request(path, { headers: { 'accept-encoding': 'br' } })
      expect(response.status).toBe(500)
      expect(response.headers.get('cache-control')).toBe('no-store')
      for (const name of ['content-encoding', 'etag']) expect(response.headers.get(name)).toBeNull()
    }
    expect(warnings).toHaveLength(2)
  })

  it('that go while they are sent end the answer', async () => {
    const client = await copied('going')
    const response = await (await appOver(client)).request('/assets/long-x1.bin')
    await rm(join(client, 'assets/long-x1.bin'))
    await expect(response.text()).rejects.toThrow()
  })

  it('are answered 304 when the client has them', async () => {
    const etag = (await app.request('/donate.jpg')).headers.get('etag')!
    const again = await app.request('/donate.jpg', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe('days', () => {
  it.each([
    ['/en/days/01-01', '/en/days/01-01'],
    ['/en/days/2026-11', '/en/days'],
    ['/zh/days/2026-11/', '/zh/days'],
  ])('%s is served as %s', async (address, built) => {
    const response = await app.request(address)
    expect([response.status, await response.text()]).toEqual([200, page(built)])
  })

  it.each([
    '/en/days/02-30',
    '/en/days/2026-02-29',
    '/en/days/2026-13',
    '/en/days/0000-01-01',
    '/en/days/11-22/x',
  ])('%s does not exist', async (address) => expect((await app.request(address)).status).toBe(404))
})

describe('pages', () => {
  const paths = PATHS.filter((path) => path !== PAGES.notFound.path)
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

  it('HEAD reads no file', async () => {
    const client = await copied('head')
    const server = await appOver(client)
    await rm(join(client, 'donate.jpg'))
    const response = await server.request('/donate.jpg', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '4'])
  })

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

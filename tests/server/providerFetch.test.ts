import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/server/app'
import { createFetchByNode, redirectRefusal } from '../../src/server/providerFetchByNode'
import { PROVIDER } from '../quotes/examples'
import { type FakeNetwork, type Names, startFakeNetwork, startFakeTcpNetwork } from './fakeNetwork'

const DAY = '2026-11-21'
const now = () => new Date(2026, 10, 21, 12)
const QUOTE = JSON.stringify({ ...PROVIDER.complete, assign_date: DAY })
const open: FakeNetwork[] = []

const later = setTimeout // The real timer, unaffected by the fake ones, which keep a slow machine from timing out.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
afterEach(async () => void (await Promise.all(open.splice(0).map((net) => net.close()))))

async function sourceWith(listener: RequestListener | ((socket: Socket) => void), isWire = false) {
  let asked = 0
  const net = isWire
    ? await startFakeTcpNetwork((socket) => (++asked, (listener as (socket: Socket) => void)(socket)))
    : await startFakeNetwork(
        (request, response) => (++asked, (listener as RequestListener)(request, response)),
      )
  open.push(net)
  const app = createApp({ now, providerUrl: `http://127.0.0.1:${net.port}/daily`, warn: () => {} })
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.request(`/api/quote?date=${DAY}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const { source } = (await answers[0]!.json()) as { source: string }
  return { source, asked }
}

describe('a provider over the network', () => {
  it('is asked once for many requests, compressed or not', async () => {
    for (const [encoding, body] of [
      ['', QUOTE],
      ['gzip', gzipSync(QUOTE)],
    ] as const)
      expect(
        await sourceWith((request, response) => {
          expect([request.url, request.headers.accept]).toEqual([`/daily?date=${DAY}`, 'application/json'])
          if (encoding) response.setHeader('content-encoding', encoding)
          response.end(body)
        }),
      ).toEqual({ source: 'provider', asked: 1 })
  })

  it('may redirect within its host only', async () => {
    const elsewhere = await startFakeNetwork((_, response) => void response.end(QUOTE))
    open.push(elsewhere)
    const leading = (location: string) =>
      sourceWith((request, response) => {
        if (request.url === '/there') return void response.end(QUOTE)
        response.writeHead(302, { location }).end()
      })
    expect(await leading('/there')).toEqual({ source: 'provider', asked: 2 })
    expect(await leading(`http://127.0.0.1:${elsewhere.port}/there`)).toEqual({ source: 'almanac', asked: 1 })
    for (const location of ['file:///etc/passwd', 'http://[', 'ftp://127.0.0.1/'])
      expect(await leading(location)).toEqual({ source: 'almanac', asked: 1 })
    expect(await leading('/daily')).toEqual({ source: 'almanac', asked: 6 })
  })

  it('is sent the credentials of its address, also where it redirects, and nobody else is shown them', async () => {
    const basic = `Basic ${Buffer.from('日:p@ss word').toString('base64')}`
    const sent: unknown[] = []
    const net = await startFakeNetwork((request, response) => {
      sent.push([request.url, request.headers.authorization])
      if (request.url?.startsWith('/daily')) return void response.writeHead(302, { location: '/there' }).end()
      response.writeHead(request.headers.authorization === basic ? 200 : 401).end(QUOTE)
    })
    open.push(net)
    const warnings: string[] = []
    const sourceBy = async (userInfo: string) => {
      const app = createApp({
        now,
        providerUrl: `http://${userInfo}@127.0.0.1:${net.port}/daily`,
        warn: (message, reason) => warnings.push(`${message} ${String(reason)}`),
      })
      return ((await (await app.request(`/api/quote?date=${DAY}`)).json()) as { source: string }).source
    }
    expect(await sourceBy('日:p%40ss%20word')).toBe('provider')
    expect(sent).toEqual([
      [`/daily?date=${DAY}`, basic],
      ['/there', basic],
    ])
    expect(await sourceBy('user:secret%')).toBe('almanac')
    expect(warnings.join()).toMatch(/HTTP 401/)
    expect(warnings.join()).not.toMatch(/secret/)
  })

  const ledTo = async (first: string, location: string, names: Names = {}, remoteAddress = '') => {
    const net = await startFakeNetwork((request, response) => {
      if (`http://${request.headers.host}${request.url}` === first) response.writeHead(301, { location })
      response.end(QUOTE)
    }, names)
    open.push(net)
    const ask = createFetchByNode({
      lookup: net.lookup,
      dial: async (target) => {
        const socket = await net.dial(target)
        if (remoteAddress) Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
        return socket
      },
    })
    const status = await ask(first).then(
      ({ status: answered }) => answered,
      (error: Error) => error.message,
    )
    return [status, ...net.dialled.slice(1).map(({ address, port }) => `${address}:${port}`)]
  }

  it('may lead from its domain to www, and back', async () => {
    expect(await ledTo('http://quotes.example/q', 'http://www.quotes.example/q')).toEqual([
      200,
      'www.quotes.example:80',
    ])
    expect(await ledTo('http://www.quotes.example/q', 'http://quotes.example/q')).toEqual([
      200,
      'quotes.example:80',
    ])
    expect(await ledTo('http://quotes.example:8080/q', 'http://www.quotes.example:8080/q')).toEqual([
      200,
      'www.quotes.example:8080',
    ])
  })

  it.each([
    'http://evil.example/',
    'http://api.quotes.example/',
    'http://www.quotes.example.evil.example/',
    'http://wwwquotes.example/',
    'http://www.quotes.example:22/',
    'ftp://www.quotes.example/',
    'http://127.0.0.1/',
    'http://www.127.0.0.1/',
  ])('may not lead to %s', async (location) =>
    expect(await ledTo('http://quotes.example/q', location)).toEqual([expect.any(String)]),
  )

  it('may not lead from the public web into our network', async () => {
    const [from, to] = ['http://quotes.example/q', 'http://www.quotes.example/q']
    const names = { 'www.quotes.example': ['10.0.0.1'] }
    expect(await ledTo(from, to, names, '93.184.215.14')).toEqual(['not a public address'])
    expect(await ledTo(from, to, {}, '93.184.215.14')).toEqual([200, '93.184.215.14:80'])
    expect(await ledTo(from, to, names, '192.168.0.9')).toEqual([200, 'www.quotes.example:80'])
  })

  it('may not lead from https to http', () => {
    const [secure, plain] = [new URL('https://quotes.example/'), new URL('http://quotes.example/')]
    expect(redirectRefusal(plain, secure)).toBe('from https to http')
    expect(redirectRefusal(secure, plain)).toBeNull()
  })

  it.each([
    ['gbk', 'GBK'],
    ['big5', '"big5"'],
    ['shift_jis', 'Shift_JIS'],
    ['windows-1252', 'ISO-8859-1'],
    ['utf-16le', 'utf-16le'],
  ])('may answer in %s', async (encoding, charset) => {
    const content = encoding === 'windows-1252' ? '“€”' : '日'
    const net = await startFakeNetwork((_, response) => {
      response.setHeader('content-type', `application/json; charset=${charset}`)
      response.end(
        iconv.encode(
          JSON.stringify({ ...PROVIDER.complete, content, translation: '', author: 'A' }),
          encoding,
        ),
      )
    })
    open.push(net)
    const answer = await createFetchByNode()(`http://127.0.0.1:${net.port}/`)
    expect(await answer.json()).toMatchObject({ content })
  })

  it('passes on when to ask again', async () => {
    const net = await startFakeNetwork(
      (_, response) => void response.writeHead(503, { 'retry-after': '7' }).end(),
    )
    open.push(net)
    const answer = await createFetchByNode()(`http://127.0.0.1:${net.port}/`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7'])
  })

  const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
  it.each<[string, (string | Buffer)[]]>([
    [
      'six encodings',
      [`${head}Content-Encoding: ${Array(6).fill('gzip').join(', ')}\r\n\r\n`, gzipSync(QUOTE)],
    ],
    ['two encodings', [`${head}Content-Encoding: gzip, gzip\r\n\r\n`, gzipSync(gzipSync(QUOTE))]],
    ['a bomb', [`${head}Content-Encoding: gzip\r\n\r\n`, gzipSync(Buffer.alloc(30_000_000))]],
    ['brotli', [`${head}Content-Encoding: br\r\n\r\n`, brotliCompressSync(QUOTE)]],
    ['what is not packed', [`${head}Content-Encoding: gzip\r\n\r\n`, QUOTE]],
    ['ten megabytes', [`${head}\r\n`, Buffer.alloc(10_000_000, ' ')]],
    ['half', [`${head}Content-Length: 9000\r\n\r\n`, QUOTE]],
    ['no HTTP', ['SSH-2.0-OpenSSH_9\r\n']],
    ['a stray 304', ['HTTP/1.1 304 Not Modified\r\n\r\n']],
    ['a 999', ['HTTP/1.1 999 X\r\n\r\n']],
  ])('that sends %s is replaced by the almanac, and no error is uncaught', async (_, parts) => {
    const thrown = vi.fn()
    process.on('uncaughtException', thrown)
    const { source } = await sourceWith((socket: Socket) => {
      for (const part of parts) socket.write(part)
      // Lets written data leave first; a reset would discard it.
      later(() => (socket.writableLength > 0 ? socket.destroy() : socket.resetAndDestroy()), 100)
    }, true)
    await new Promise(setImmediate)
    process.off('uncaughtException', thrown)
    expect(source).toBe('almanac')
    expect(thrown).not.toHaveBeenCalled()
  })
})

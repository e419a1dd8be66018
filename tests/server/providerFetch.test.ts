import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/server/app'
import { PROVIDER } from '../quotes/examples'
import { type FakeNetwork, startFakeNetwork, startFakeTcpNetwork } from './fakeNetwork'

const DAY = '2026-11-21'
const QUOTE = JSON.stringify({ ...PROVIDER.complete, assign_date: DAY })
const open: FakeNetwork[] = []

afterEach(async () => void (await Promise.all(open.splice(0).map((net) => net.close()))))

/** The source of the day's quote with such a provider, and how often the provider was asked. */
async function sourceWith(listener: RequestListener | ((socket: Socket) => void), isWire = false) {
  let asked = 0
  const net = isWire
    ? await startFakeTcpNetwork((socket) => (++asked, (listener as (socket: Socket) => void)(socket)))
    : await startFakeNetwork(
        (request, response) => (++asked, (listener as RequestListener)(request, response)),
      )
  open.push(net)
  const app = createApp({ providerUrl: `http://127.0.0.1:${net.port}/daily`, warn: () => {} })
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
      setTimeout(() => (socket.writableLength > 0 ? socket.destroy() : socket.resetAndDestroy()), 100)
    }, true)
    await new Promise(setImmediate)
    process.off('uncaughtException', thrown)
    expect(source).toBe('almanac')
    expect(thrown).not.toHaveBeenCalled()
  })
})

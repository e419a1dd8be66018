import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../src/server/app'
import { createHttpServer } from '../../src/server/http/httpServer'
import { answerOn } from './answerOn'

const server = createHttpServer(createApp({ now: () => new Date(2026, 10, 21, 12) }).fetch)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const answerTo = (lines: string) =>
  answerOn(connect((server.address() as AddressInfo).port, '127.0.0.1'), lines)

const CLOSE = 'Connection: close\r\n\r\n'

it.each([
  ['no host', `GET / HTTP/1.1\r\n${CLOSE}`, 400],
  ['a host that is none', `GET / HTTP/1.1\r\nHost: a b\r\n${CLOSE}`, 400],
  ['a path to nowhere', `OPTIONS * HTTP/1.1\r\nHost: x\r\n${CLOSE}`, 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a control character', `GET /\u0001 HTTP/1.1\r\nHost: x\r\n${CLOSE}`, 400],
  ['a head too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n${CLOSE}`, 431],
  ['an expectation', `GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n${CLOSE}`, 417],
])('answers %s, with the strictest headers', async (_, lines, status) => {
  const answer = await answerTo(lines)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im)
  expect(answer).toMatch(/^x-content-type-options: nosniff/im)
})

it('leaves the app its own headers, each once', async () => {
  const answer = await answerTo(`GET /api/quote HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer.match(/^content-security-policy: .*$/gim)).toEqual([
    expect.stringContaining("script-src 'self'") as string,
  ])
  expect(answer.match(/^cache-control: .*$/gim)).toEqual([expect.stringContaining('max-age=') as string])
})

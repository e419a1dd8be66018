import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { PIECE_BYTES } from '../../src/server/files/staticFiles'
import { type ConnectionLimits, limitConnections } from '../../src/server/http/connections'
import { createHttpServer, paced } from '../../src/server/http/httpServer'
import { answerOn } from './answerOn'

type Answer = (path: string) => Promise<Response> | Response

let server: Server
let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.closeAllConnections()
  server.close()
})

async function listen(): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

async function serve(answer: Answer, limits?: ConnectionLimits): Promise<void> {
  server = createHttpServer(({ url }: Request) => answer(new URL(url).pathname), limits)
  await listen()
}

function dial(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  return socket
}

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
const CLOSE = 'Connection: close\r\n'

const answerTo = (lines: string) => answerOn(dial(), lines)

describe('requests that are sent ahead', () => {
  it('are answered one at a time, in their order', async () => {
    let underWay = 0
    let most = 0
    await serve(async (path) => {
      most = Math.max(most, (underWay += 1))
      await new Promise((resolve) => setTimeout(resolve, 1)) // Another one could begin meanwhile.
      underWay -= 1
      return new Response(`[${path}]`)
    })
    const ahead = Array.from({ length: 20 }, (_, n) => request(`/${n}`)).join('')
    const answer = await answerTo(ahead + request('/last', CLOSE))
    const paths = [...answer.matchAll(/\[\/(\w+)\]/g)].map(([, path]) => path)
    expect(paths).toEqual([...Array.from({ length: 20 }, (_, n) => String(n)), 'last'])
    expect(most).toBe(1)
  })

  it('end the connection where there are too many, and most are never parsed', async () => {
    let asked = 0
    await serve(async () => {
      asked += 1
      return new Promise(() => {})
    })
    let parsed = 0
    server.prependListener('request', () => (parsed += 1))
    expect(await answerTo(request('/').repeat(1_000))).toBe('')
    expect(asked).toBeLessThanOrEqual(1)
    expect(parsed).toBeLessThan(100)
  })

  it('end it too where all connections together have too many, and then there is room again', async () => {
    await serve((path) => (path === '/never' ? new Promise(() => {}) : new Response('here')))
    const first = Array.from({ length: 40 }, () => dial().on('close', () => (closed += 1)))
    let closed = 0
    for (const socket of first) socket.write(request('/never').repeat(60))
    await expect.poll(() => closed).toBe(40 - Math.floor(1_024 / 59))
    for (const socket of first) socket.destroy()
    const ahead = request('/').repeat(60) + request('/', CLOSE)
    await expect.poll(async () => (await answerTo(ahead)).match(/here/g)?.length).toBe(61)
  })

  it('count where they are refused for what they expect', async () => {
    await serve(() => new Promise(() => {}))
    const refused = request('/', 'Expect: wonders\r\n').repeat(1_000)
    expect(await answerTo(request('/') + refused)).toBe('')
  })
})

it.each([
  ['Upgrade: h2c\r\nConnection: upgrade\r\n', 'here'],
  ['Upgrade: websocket\r\nConnection: upgrade\r\n', 'here'],
])('a request to upgrade is answered as any other: %s', async (headers, expected) => {
  await serve(() => new Response('here'))
  const socket = dial()
  socket.write(request('/', headers))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toContain(expected)
})

it.each([
  ['HTTP/1.0', 'GET /en HTTP/1.0\r\n'],
  ['a health check by HTTP/1.0', 'GET /healthz HTTP/1.0\r\n'],
  ['a health check that names no host', `GET /readyz HTTP/1.1\r\n${CLOSE}`],
  ['a health check of a host without a name', `GET /healthz HTTP/1.1\r\nHost:\r\n${CLOSE}`],
])('is answered without a host: %s', async (_, lines) => {
  await serve((path) => new Response(`[${path}]`))
  const path = lines.split(' ')[1]!
  const answer = await answerTo(`${lines}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain(`[${path}]`)
})

it('CONNECT is not answered', async () => {
  await serve(() => new Response('here'))
  expect(await answerTo('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
})

describe('a large body', () => {
  it('arrives whole, also where it takes longer than an answer may stand still', async () => {
    const stallMs = 500
    const body = Buffer.alloc(16_000_000, 'as many letters as no power of two divides')
    await serve(() => new Response(body), { connections: 100, stallMs })
    const socket = dial().pause()
    socket.write(request('/', CLOSE))
    const startMs = performance.now()
    const isSlow = () => performance.now() - startMs < stallMs * 2
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (isSlow()) socket.pause()
    })
    const slowly = setInterval(() => socket.resume(), 5)
    await once(socket, 'close')
    clearInterval(slowly)
    expect(isSlow()).toBe(false)
    const answer = Buffer.concat(chunks)
    expect(answer.subarray(-body.byteLength).equals(body)).toBe(true)
    expect(String(answer.subarray(0, -body.byteLength))).toMatch(/^HTTP\/1\.1 200 [^]+\r\n\r\n$/)
  })

  it('is given up without a trace when its visitor leaves', async () => {
    let cancelled = 0
    const endless = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(PIECE_BYTES)),
        cancel: () => void (cancelled += 1),
      })
    await serve(() => new Response(endless()))
    const files = readdirSync('/proc/self/fd').length
    for (let time = 0; time < 20; time++) {
      const socket = dial()
      socket.write(request('/'))
      await once(socket, 'data')
      socket.destroy()
    }
    await expect.poll(() => cancelled).toBe(20)
    await expect.poll(() => readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(files + 1)
  })
})

describe('a reader', () => {
  const LIMITS = { connections: 100, stallMs: 200 }
  const endless = () =>
    new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(PIECE_BYTES)) }),
    )

  it('who takes nothing is let go, whatever else is asked meanwhile', async () => {
    await serve(endless, LIMITS)
    const socket = dial().pause()
    socket.write(request('/'))
    const asking = setInterval(() => socket.write(request('/')), 50)
    const [connection] = (await once(server, 'connection')) as [Socket]
    await once(connection, 'close')
    clearInterval(asking)
  })

  it('who takes nothing of a later answer is let go too', async () => {
    await serve((path) => (path === '/endless' ? endless() : new Response('short')), LIMITS)
    const socket = dial().pause()
    socket.write(request('/').repeat(3) + request('/endless'))
    const [connection] = (await once(server, 'connection')) as [Socket]
    await once(connection, 'close')
  })

  it('who takes little by little is not, and is once no more is taken', async () => {
    const stallMs = 600
    await serve(endless, { connections: 100, stallMs })
    const socket = dial().pause()
    socket.write(request('/'))
    const [connection] = (await once(server, 'connection')) as [Socket]
    await expect.poll(() => connection.writableLength).toBeGreaterThan(0)
    const taken = () => connection.bytesWritten - connection.writableLength
    for (let time = 0; time < 6; time++) {
      const before = taken()
      while (taken() === before) {
        socket.read()
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      await new Promise((resolve) => setTimeout(resolve, stallMs * 0.4))
      expect(connection.destroyed).toBe(false)
    }
    await expect.poll(() => connection.destroyed, { timeout: stallMs * 4 }).toBe(true)
  })

  it('who waits for us is not', async () => {
    await serve(async () => {
      await new Promise((resolve) => setTimeout(resolve, LIMITS.stallMs * 3)) // longer than the stall limit
      return new Response('at last')
    }, LIMITS)
    expect(await answerTo(request('/', CLOSE))).toContain('at last')
  })
})

describe('connections over the limit', () => {
  const limits = { connections: 3, stallMs: 60_000 }
  const closedOf = (list: readonly Socket[]) => list.map(({ destroyed }) => destroyed)

  it('take the place of the one that has been idle for longest', async () => {
    await serve(() => new Response('here'), limits)
    const first: Socket[] = []
    for (let n = 0; n < 3; n++) {
      const socket = dial()
      socket.write(request('/'))
      await once(socket, 'data')
      first.push(socket)
    }
    first[0]?.write(request('/'))
    await once(first[0]!, 'data')
    expect(await answerTo(request('/', CLOSE))).toContain('here')
    await expect.poll(() => closedOf(first)).toEqual([false, true, false])
  })

  it('are refused while the answers of all are being made', async () => {
    const finish: (() => void)[] = []
    await serve(() => new Promise((resolve) => finish.push(() => resolve(new Response('here')))), limits)
    const first = [dial(), dial(), dial()]
    for (const socket of first) socket.write(request('/'))
    await expect.poll(() => finish.length).toBe(3)
    expect(await answerTo(request('/', CLOSE))).toBe('')
    expect(closedOf(first)).toEqual([false, false, false])
    const answers = first.map((socket) => once(socket, 'data'))
    for (const answer of finish) answer()
    for (const answer of answers) expect(String((await answer)[0])).toContain('here')
  })

  it('are forgotten once they are closed', async () => {
    server = createServer()
    const listener: RequestListener = (_, response) => response.end('here')
    server.on('request', limitConnections(server, limits)(listener))
    await listen()
    const idle = dial()
    for (let n = 0; n < 10; n++) expect(await answerTo(request('/', CLOSE))).toContain('here')
    expect(idle.destroyed).toBe(false)
  })
})

describe('many requests at once', () => {
  it('are begun a few in each turn, in their order, with what is urgent before them', async () => {
    const begun: string[] = []
    const turns: number[] = []
    let turn = 0
    const count = () => {
      turn += 1
      if (begun.length < 40) setImmediate(count)
    }
    server = createServer()
    const begin = paced(
      server,
      (asked) => {
        begun.push(asked.url ?? '')
        turns.push(turn)
      },
      (asked) => asked.url === '/healthz',
    )
    const ask = (url: string) => begin({ url, socket: {} } as never, {} as never)
    for (let n = 0; n < 39; n++) ask(`/${n}`)
    ask('/healthz')
    expect(begun).toEqual(['/0', '/1', '/2', '/3', '/healthz'])
    setImmediate(count)
    await expect.poll(() => begun.length).toBe(40)
    expect(begun.filter((url) => url !== '/healthz')).toEqual(Array.from({ length: 39 }, (_, n) => `/${n}`))
    for (const one of turns) expect(turns.filter((other) => other === one).length).toBeLessThanOrEqual(9)
  })

  it('leave out those whose visitors have gone', () => {
    const begun: string[] = []
    const begin = paced(
      createServer(),
      (asked) => void begun.push(asked.url ?? ''),
      () => false,
    )
    begin({ url: '/', socket: { destroyed: true } } as never, {} as never)
    expect(begun).toEqual([])
  })
})

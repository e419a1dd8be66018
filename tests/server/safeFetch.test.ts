import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type Socket } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSafeFetch, FETCH_TIMEOUT_MS, USER_AGENT } from '../../src/server/safeFetch/safeFetch'
import { isPublicAddress } from '../../src/server/safeFetch/address'
import { dialByNet, type DialDependencies } from '../../src/server/safeFetch/dial'
import {
  type Names,
  type FakeNetwork,
  PUBLIC_ADDRESS,
  startFakeNetwork,
  startFakeTcpNetwork,
} from './fakeNetwork'
import { deferred } from '../fixtures/deferred'
import { runs } from '../fixtures/tier'

const MAX_BYTES = 100_000
const MAX_WIRE_BYTES = MAX_BYTES + 300_000 // plus headers and data between two checks
const open: FakeNetwork[] = []

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((net) => net.close()))
})

async function internet(listener: RequestListener, names?: Names) {
  const net = await startFakeNetwork(listener, names)
  open.push(net)
  return net
}

async function wire(onConnection: (socket: Socket) => void) {
  const net = await startFakeTcpNetwork(onConnection)
  open.push(net)
  return net
}

async function read(net: DialDependencies, url: string, signal?: AbortSignal, maxBytes = MAX_BYTES) {
  let bytes = 0
  try {
    const { text, at } = await createSafeFetch(net)(new URL(url), {
      accept: 'text/html',
      isWanted: (type) => type !== 'image/png',
      maxBytes,
      signal,
      read: async ({ chunks, url: where }) => {
        const parts: Uint8Array[] = []
        for await (const chunk of chunks) {
          bytes += chunk.length
          parts.push(chunk)
        }
        return { text: Buffer.concat(parts).toString(), at: where.href }
      },
    })
    return { text, at, bytes }
  } catch (error) {
    return { code: (error as { code: unknown }).code, name: (error as Error).name, bytes }
  }
}

const hello: RequestListener = (_, response) => response.end('hello')
const PRIVATE = [
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '0.0.0.0',
  'fe80::1%eth0',
  '',
  'x',
]

describe('what is dialled', () => {
  it('is the address of the name, looked up once', async () => {
    const hosts: (string | undefined)[] = []
    const net = await internet((request, response) => {
      hosts.push(request.headers.host)
      response.end('hello')
    })
    expect(await read(net, 'http://Shop.Example/a?b#c')).toMatchObject({ text: 'hello' })
    expect(await read(net, 'https://shop.example:80/')).toMatchObject({ text: 'hello' })
    expect(net.lookedUp).toEqual(['shop.example', 'shop.example'])
    expect(hosts).toEqual(['shop.example', 'shop.example:80'])
    expect(net.dialled).toEqual([
      { address: PUBLIC_ADDRESS, port: 80, hostname: 'shop.example', isSecure: false },
      { address: PUBLIC_ADDRESS, port: 80, hostname: 'shop.example', isSecure: true },
    ])
  })

  it('is an IP address without a look-up', async () => {
    const net = await internet(hello)
    await read(net, 'http://8.8.8.8/')
    await read(net, 'https://[2606:4700::1111]/')
    expect(net.lookedUp).toEqual([])
    expect(net.dialled.map(({ address }) => address)).toEqual(['8.8.8.8', '2606:4700::1111'])
  })

  it.each(PRIVATE)('is nothing where one of the answers is %j', async (address) => {
    for (const answers of [
      [address],
      [PUBLIC_ADDRESS, address],
      [address, PUBLIC_ADDRESS],
      ['2606:4700::1111', PUBLIC_ADDRESS, address],
    ]) {
      const net = await internet(hello, { 'rebound.example': answers })
      expect(await read(net, 'http://rebound.example/')).toMatchObject({ code: 'refused' })
      expect(net.dialled).toEqual([])
    }
  })

  it('is public, whatever names and addresses there are', async () => {
    const net = await internet(hello)
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom(...PRIVATE), fc.constant(PUBLIC_ADDRESS))
    await fc.assert(
      fc.asyncProperty(
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        fc.array(address, { maxLength: 3 }),
        async (url, answers) => {
          const before = net.dialled.length
          await read({ ...net, lookup: async () => answers.map((one) => ({ address: one })) }, url)
          const dialled = net.dialled.slice(before)
          if (dialled.length > 0) expect(answers.every(isPublicAddress)).toBe(true)
          expect(
            dialled.every((target) => isPublicAddress(target.address) && [80, 443].includes(target.port)),
          ).toBe(true)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('is the next of its addresses when one refuses the connection', async () => {
    const net = await internet(hello, { 'two.example': ['2606:4700::1111', '8.8.8.8', '1.1.1.1'] })
    const dial: DialDependencies['dial'] = (target) =>
      target.address === '8.8.8.8' ? Promise.reject(new Error('no route')) : net.dial(target)
    expect(await read({ ...net, dial }, 'http://two.example/')).toMatchObject({ text: 'hello' })
    expect(net.dialled.map(({ address }) => address)).toEqual(['1.1.1.1'])
  })

  it('is not looked up again for a name that changes its address', async () => {
    let asked = 0
    const net = await internet(hello, {
      'rebinds.example': () => (++asked === 1 ? [PUBLIC_ADDRESS] : ['127.0.0.1']),
    })
    expect(await read(net, 'http://rebinds.example/')).toMatchObject({ text: 'hello' })
    expect(await read(net, 'http://rebinds.example/')).toMatchObject({ code: 'refused' })
    expect(asked).toBe(2)
    expect(net.dialled).toHaveLength(1)
  })

  it.each(['http://nowhere.example/', 'http://none.example/'])('is nothing for %s', async (url) => {
    const net = await internet(hello, { 'none.example': [] })
    const lookup: DialDependencies['lookup'] = async (name, options) => {
      if (name === 'nowhere.example') throw new Error('ENOTFOUND')
      return net.lookup(name, options)
    }
    expect(await read({ ...net, lookup }, url)).toMatchObject({ code: 'unreachable' })
    expect(net.dialled).toEqual([])
  })
})

/** Headers are bytes: non-ASCII text is sent as UTF-8. */
const asSent = (value: string) => Buffer.from(value).toString('latin1')

describe('a redirect', () => {
  const leading =
    (location: string | undefined, status = 302): RequestListener =>
    (request, response) => {
      if (request.url !== '/start') return void response.end(`${request.headers.host}${request.url}`)
      if (location !== undefined) response.setHeader('location', asSent(location))
      response.writeHead(status)
      response.end()
    }

  it.each([
    ['/there', 'a.example/there'],
    ['there?x=1#frag', 'a.example/there?x=1'],
    ['//b.example/there', 'b.example/there'],
    ['https://b.example', 'b.example/'],
    ['HTTP://B.EXAMPLE:443/x', 'b.example:443/x'],
    ['http://例子.example/', 'xn--fsqu00a.example/'],
    ['#', 'a.example/start'],
  ])('is followed to %s', async (location, text) => {
    const net = await internet(leading(location))
    const answer = await read(net, 'https://a.example/start')
    if (location === '#') expect(answer).toMatchObject({ code: 'redirects' })
    else expect(answer).toMatchObject({ text })
  })

  it.each([301, 302, 303, 307, 308])('with %d is one', async (status) =>
    expect(await read(await internet(leading('/x', status)), 'http://a.example/start')).toMatchObject({
      text: 'a.example/x',
      at: 'http://a.example/x',
    }),
  )

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://localhost/',
    '//localhost',
    'http://inside.example/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://b.example:22/',
    'https://b.example:8443/',
    'http://user@b.example/',
    '//user:pw@b.example/',
    'file:///etc/passwd',
    'ftp://b.example/',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'javascript:alert(1)',
    'data:text/html,hi',
    '\\\\127.0.0.1\\',
    'http:\\\\127.0.0.1',
    'http://127。0。0。1/',
  ])('to %s is refused before it is dialled', async (location) => {
    const net = await internet(leading(location), { 'inside.example': ['10.0.0.1'] })
    expect(await read(net, 'http://a.example/start')).toMatchObject({ code: 'refused' })
    expect(net.dialled).toHaveLength(1)
  })

  it.each([undefined, '', 'http://', 'http://[', `/${'a'.repeat(3_000)}`])(
    'to nowhere ends there: %s',
    async (location) => {
      const net = await internet(leading(location))
      expect(await read(net, 'http://a.example/start')).toMatchObject({ code: 'redirects' })
    },
  )

  it('is followed five times and not six, in a loop too', async () => {
    const net = await internet((request, response) => {
      const left = Number(request.url!.slice(1))
      if (left === 0) return void response.end('there')
      response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await read(net, 'http://a.example/5')).toMatchObject({ text: 'there' })
    expect(net.dialled).toHaveLength(6)
    expect(await read(net, 'http://a.example/6')).toMatchObject({ code: 'redirects' })
    expect(net.dialled).toHaveLength(12)
    const circle = await internet(
      (request, response) => void response.writeHead(302, { location: request.url! }).end(),
    )
    expect(await read(circle, 'http://a.example/')).toMatchObject({ code: 'redirects' })
    expect(circle.dialled).toHaveLength(6)
  })

  it('sends no cookie, and every request has the same headers', async () => {
    const seen: unknown[] = []
    const net = await internet((request, response) => {
      seen.push(request.headers)
      response.setHeader('set-cookie', ['id=1; Domain=example', 'b=2'])
      if (request.url === '/') response.writeHead(302, { location: '/next' })
      response.end()
    })
    await read(net, 'http://a.example/')
    const headers = {
      host: 'a.example',
      connection: 'close',
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate',
      'user-agent': USER_AGENT,
    }
    expect(seen).toEqual([headers, headers])
    expect(USER_AGENT).toMatch(/^Quotidian\/\d/)
  })
})

describe('a body', () => {
  const PACK = { gzip: gzipSync, deflate: deflateSync } as const
  const sending =
    (body: Buffer | string, encoding: string): RequestListener =>
    (_, response) => {
      response.setHeader('content-encoding', encoding)
      response.end(body)
    }

  it.each(Object.entries({ ...PACK, 'X-GZIP': gzipSync, identity: (data: Buffer) => data }))(
    'is unpacked: %s',
    async (encoding, pack) => {
      const whole = Buffer.alloc(MAX_BYTES, 'text ')
      expect(await read(await internet(sending(pack(whole), encoding)), 'http://a.example/')).toMatchObject({
        text: whole.toString(),
      })
      const net = await internet(sending(pack(Buffer.alloc(MAX_BYTES + 1, 'text ')), encoding))
      expect(await read(net, 'http://a.example/')).toMatchObject({ code: 'too-large', bytes: MAX_BYTES })
    },
  )

  it('is decompressed from raw deflate, and when it is truncated', async () => {
    expect(
      await read(await internet(sending(deflateRawSync('hello'), 'deflate')), 'http://a.example/'),
    ).toMatchObject({ text: 'hello' })
    const cut = gzipSync('hello, '.repeat(500)).subarray(0, -6)
    expect(await read(await internet(sending(cut, 'gzip')), 'http://a.example/')).toMatchObject({
      text: 'hello, '.repeat(500),
    })
  })

  it.each(Object.entries(PACK))(
    'that unpacks without end is read up to the limit: %s',
    async (encoding, pack) => {
      const net = await internet(sending(pack(Buffer.alloc(50_000_000)), encoding))
      expect(await read(net, 'http://a.example/')).toMatchObject({ code: 'too-large', bytes: MAX_BYTES })
    },
  )

  it.each([
    ['gzip', 'not packed at all'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff])],
    ['br', brotliCompressSync('hello')], // unrequested encoding: eight windows of 16 MB
    ['deflate', Buffer.from([0x78, 0x9c, 0xff, 0xff, 0xff, 0xff])],
    ['zstd', 'x'],
    ['gzip, gzip', gzipSync(gzipSync('x'))],
    ['compress', 'x'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
  ])('that cannot be decompressed is an error: %s', async (encoding, body) => {
    const { code } = await read(await internet(sending(body, encoding)), 'http://a.example/')
    expect(['unreachable', 'wrong-type']).toContain(code)
  })

  it.each([201, 204, 206, 300, 304, 305, 400, 401, 403, 404, 407, 418, 429, 500, 503, 599])(
    'of a %d is not read',
    async (status) => {
      const net = await internet((_, response) => void response.writeHead(status).end())
      expect(await read(net, 'http://a.example/')).toMatchObject({ code: 'http-status', bytes: 0 })
    },
  )

  it('of an unwanted type is not read', async () => {
    const net = await internet(
      (_, response) => void response.setHeader('content-type', 'IMAGE/png ; q=1').end('hello'),
    )
    expect(await read(net, 'http://a.example/')).toMatchObject({ code: 'wrong-type', bytes: 0 })
  })
})

function withoutEnd(socket: Socket, text: string) {
  const more = () => {
    while (!socket.destroyed && socket.write(text));
    socket.once('drain', more)
  }
  more()
}

describe('a broken server', () => {
  const OK = 'HTTP/1.1 200 OK\r\n'
  it.each(
    Object.entries({
      'a body without end': [`${OK}\r\n`, 'x'.repeat(10_000)],
      'chunks without end': [`${OK}Transfer-Encoding: chunked\r\n\r\n`, `1000\r\n${'x'.repeat(4_096)}\r\n`],
      'marks beside chunks': [`${OK}Transfer-Encoding: chunked\r\n\r\n1;`, 'x'.repeat(10_000)],
      'chunks of nothing much': [
        `${OK}Transfer-Encoding: chunked\r\n\r\n`,
        `1;${'x'.repeat(10_000)}\r\nx\r\n`,
      ],
      'headers without end': [OK, 'X-A: b\r\n'.repeat(1_000)],
      'a header without end': [`${OK}X-A: `, 'x'.repeat(10_000)],
      'a status without end': ['HTTP/1.1 200 ', 'x'.repeat(10_000)],
      'early hints without end': ['', 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(200)],
      'trailers without end': [`${OK}Transfer-Encoding: chunked\r\n\r\n0\r\n`, 'X-A: b\r\n'.repeat(1_000)],
      'blank lines without end': ['', '\r\n'.repeat(5_000)],
      'packed nothing without end': [
        `${OK}Content-Encoding: gzip\r\n\r\n`,
        Buffer.concat([
          gzipSync('').subarray(0, 10),
          Buffer.from('000000ffff'.repeat(2_000), 'hex'),
        ]).toString('latin1'),
      ],
    }),
  )('that sends %s is read up to the limit only', async (_, [first, rest]) => {
    const net = await wire((socket) => {
      socket.setDefaultEncoding('latin1')
      socket.write(first!)
      withoutEnd(socket, rest!)
    })
    const { code, bytes } = await read(net, 'http://a.example/')
    expect(['too-large', 'unreachable']).toContain(code)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
    expect(net.readBytes()).toBeLessThan(MAX_WIRE_BYTES)
  })

  it('that sends more overhead than body is cut off', async () => {
    const net = await wire((socket) => {
      socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n`)
      withoutEnd(socket, '1\r\nx\r\n'.repeat(1_000))
    })
    const { code, bytes } = await read(net, 'http://a.example/', undefined, 5_000_000)
    expect(code).toBe('unreachable')
    expect(bytes).toBeLessThan(100_000)
    expect(net.readBytes()).toBeLessThan(300_000)
  })

  it.each([
    [16, 'hello'],
    [17, undefined],
  ])('that sends %d informational responses first', async (times, text) => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(times)
    const net = await wire((socket) => socket.end(`${hints}${OK}Content-Length: 5\r\n\r\nhello`))
    expect((await read(net, 'http://a.example/')).text).toBe(text)
  })

  it.each([
    '',
    '\0',
    '220 mail.example ESMTP\r\n',
    'SSH-2.0-OpenSSH_9\r\n',
    '-ERR unknown command\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\0',
    '<html>',
    'HTTP/1.1',
    'HTTP/1.1 200',
    'HTTP/9.9 200 OK\r\n\r\nx',
    'HTTP/1.1 999999 OK\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort',
    'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
    'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n',
    `${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `${OK}Transfer-Encoding: chunked\r\n\r\n5\r\nab`,
    `${OK}: nameless\r\n\r\n`,
    `${OK}X\0Y: 1\r\n\r\n`,
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n',
    `HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n`,
  ])('that sends %j is an error', async (text) => {
    const net = await wire((socket) => socket.end(text))
    const { code, name } = await read(net, 'http://a.example/')
    expect([name, code]).toEqual([
      'SafeFetchError',
      expect.stringMatching(/^(unreachable|refused|http-status)$/),
    ])
    expect(net.dialled).toHaveLength(1)
  })

  it('that hangs up at once, or half-way, is an error', async () => {
    expect(await read(await wire((socket) => socket.resetAndDestroy()), 'http://a.example/')).toMatchObject({
      code: 'unreachable',
    })
    const net = await wire((socket) => {
      socket.write(`${OK}Content-Length: 100\r\n\r\nhalf`)
      socket.once('data', () => setImmediate(() => socket.resetAndDestroy()))
    })
    expect(await read(net, 'http://a.example/')).toMatchObject({ code: 'unreachable' })
  })

  it('that has a bad TLS certificate is an error', async () => {
    const net = await wire((socket) => socket.end('no TLS'))
    const dial: DialDependencies['dial'] = (target) =>
      dialByNet({ ...target, address: '127.0.0.1', port: net.port })
    expect(await read({ ...net, dial }, 'https://a.example/')).toMatchObject({ code: 'unreachable' })
  })
})

describe('a timeout of eight seconds', () => {
  const never = new Promise<never>(() => {})
  const hangs: Record<
    string,
    { onConnection?: (socket: Socket) => void; world?: Partial<DialDependencies> }
  > = {
    'a name that is not answered': { world: { lookup: () => never } },
    'a connection that is not made': { world: { dial: () => never } },
    'a server that says nothing': { onConnection: () => {} },
    'headers that do not end': { onConnection: (socket) => void socket.write('HTTP/1.1 200 OK\r\nX-A:') },
    'a body that stops': {
      onConnection: (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf'),
    },
    'a compressed body that stops': {
      onConnection: (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\x1f'),
    },
    'early hints and nothing more': {
      onConnection: (socket) => void socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'),
    },
  }

  it.each(Object.entries(hangs))('ends %s', async (_, { onConnection = () => {}, world }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const connected = deferred<Socket>()
    const net = await wire((socket) => {
      onConnection(socket)
      connected.resolve(socket)
    })
    let outcome: unknown = null
    const reading = read({ ...net, ...world }, 'http://a.example/').then((answer) => (outcome = answer))
    if (!world) await once(await connected.promise, 'data')
    vi.advanceTimersByTime(FETCH_TIMEOUT_MS - 1)
    await new Promise(setImmediate)
    expect(outcome).toBe(null)
    vi.advanceTimersByTime(1)
    expect(await reading).toMatchObject({ code: 'time-limit' })
    if (!world) await once((await connected.promise).resume(), 'close')
  })

  it('frees the place of a DNS look-up that never ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const net = await internet(hello)
    const lookup: DialDependencies['lookup'] = (name, options) =>
      /^no|^never/.test(name) ? never : net.lookup(name, options)
    const fetchSafely = createSafeFetch({ ...net, lookup })
    const fetched = (host: string) =>
      fetchSafely(new URL(`http://${host}/`), {
        accept: '',
        isWanted: () => true,
        maxBytes: 10,
        read: async () => 'read',
      }).catch((error: unknown) => (error as { code: unknown }).code)
    const stuck = Array.from({ length: 16 }, (_, at) => fetched(`${at % 2 ? 'never' : 'no'}.example`))
    vi.advanceTimersByTime(FETCH_TIMEOUT_MS)
    expect(await Promise.all(stuck)).toEqual(Array(16).fill('time-limit'))
    expect(await fetched('a.example')).toBe('read')
  })

  it('counts from the dial: who waited three seconds for a place has eight left, who waited four hears that all are taken', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const fetchSafely = createSafeFetch({ lookup: () => never })
    const codes: unknown[] = []
    const fetched = async () =>
      fetchSafely(new URL('http://a.example/'), {
        accept: '',
        isWanted: () => true,
        maxBytes: 10,
        read: async () => 'read',
      }).catch(({ code }: { code: unknown }) => void codes.push(code))
    const after = async (ms: number) => {
      vi.advanceTimersByTime(ms)
      await new Promise(setImmediate)
    }
    for (let place = 0; place < 8; place++) void fetched()
    await after(3_000)
    void fetched()
    await after(2_000)
    void fetched()
    await after(2_000)
    expect(codes).toEqual(['busy'])
    await after(1_000)
    expect(codes).toEqual(['busy', ...Array<string>(8).fill('time-limit')])
    await after(FETCH_TIMEOUT_MS - 1)
    expect(codes).toHaveLength(9)
    await after(1)
    expect(codes.at(-1)).toBe('time-limit')
  })

  it('spans slow bodies, and all redirects together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const connected = deferred<Socket>()
    const net = await wire((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      connected.resolve(socket)
    })
    const reading = read(net, 'http://a.example/')
    const socket = await connected.promise
    await once(socket, 'data')
    for (let second = 0; second < 8; second++) {
      socket.write('x')
      await new Promise(setImmediate)
      vi.advanceTimersByTime(1_000)
    }
    expect(await reading).toMatchObject({ code: 'time-limit' })
  })
})

describe('a visitor who leaves', () => {
  it('ends the fetch in any state, and a connection that opens too late is closed', async () => {
    const arrived = deferred<Socket>()
    const net = await wire((socket) => void socket.once('data', () => arrived.resolve(socket)))
    const leaving = new AbortController()
    const reading = read(net, 'http://a.example/', leaving.signal)
    const socket = await arrived.promise
    leaving.abort()
    expect(await reading).toMatchObject({ name: 'AbortError' })
    await once(socket, 'close')

    const gone = AbortSignal.abort()
    expect(await read(net, 'http://a.example/', gone)).toMatchObject({ name: 'AbortError' })
    expect(net.dialled).toHaveLength(1)

    const late = deferred<Socket>()
    const dialling = deferred<void>()
    const again = new AbortController()
    const world: DialDependencies = { ...net, dial: () => (dialling.resolve(), late.promise) }
    const waiting = read(world, 'http://a.example/', again.signal)
    await dialling.promise
    again.abort()
    expect(await waiting).toMatchObject({ name: 'AbortError' })
    const connection = (await net.dial({ address: '', port: 0, hostname: '', isSecure: false })) as Socket
    late.resolve(connection)
    await once(connection, 'close')
  })
})

describe('eight at once', () => {
  it('are fetched, sixty-four more may wait, and the rest are refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // Timers are fake, so that a slow machine causes no timeouts.
    let running = 0
    let most = 0
    const letGo = deferred<void>()
    const net = await internet(async (_, response) => {
      most = Math.max(most, ++running)
      await letGo.promise
      running -= 1
      response.end('hello')
    })
    const fetchSafely = createSafeFetch(net)
    const leaving = new AbortController()
    const fetched = (signal?: AbortSignal) =>
      fetchSafely(new URL('http://a.example/'), {
        accept: '',
        isWanted: () => true,
        maxBytes: 10,
        signal,
        read: async () => 'read',
      }).catch((error: unknown) => (error as { code: unknown }).code)
    const all = Array.from({ length: 71 }, () => fetched())
    const left = fetched(leaving.signal)
    const refused = Array.from({ length: 9 }, () => fetched())
    expect(await Promise.all(refused)).toEqual(Array(9).fill('busy'))
    leaving.abort()
    await left
    const oneMore = fetched()
    await expect.poll(() => running).toBe(8)
    letGo.resolve()
    expect(await Promise.all([...all, oneMore])).toEqual(Array(72).fill('read'))
    expect(most).toBe(8)
  })
})

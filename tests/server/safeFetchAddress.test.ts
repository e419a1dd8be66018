import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPublicTarget, boundedUrl } from '../../src/server/safeFetch/address'
import { runs } from '../fixtures/tier'

/** First and last address of each reserved range, and cloud metadata services. */
const RESERVED_IPV4 = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
] as const

const numberOf = (ipv4: string) => ipv4.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const dotted = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')
const closedNumber = fc
  .constantFrom(...RESERVED_IPV4)
  .chain(([first, last]) => fc.integer({ min: numberOf(first), max: numberOf(last) }))

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.215.14',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
]
const PUBLIC_TOO = [
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '168.63.129.17',
  '169.253.255.255',
]
const PUBLIC_IPV6 = [
  '2606:2800:220:1::248',
  '2a00:1450:4001::200e',
  '2400:cb00::1',
  '2001:4860:4860::8888',
  '2620:0:2d0:200::7',
]

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')
const halves = (value: number) => `${hex(value >>> 16, 4)}:${hex(value & 0xffff, 4)}`
const CARRIED: Readonly<Record<string, (value: number) => string>> = {
  mapped: (value) => `::ffff:${halves(value)}`,
  'mapped, dotted': (value) => `::ffff:${dotted(value)}`,
  compatible: (value) => `::${halves(value)}`,
  'compatible, dotted': (value) => `::${dotted(value)}`,
  translated: (value) => `::ffff:0:${halves(value)}`,
  NAT64: (value) => `64:ff9b::${halves(value)}`,
  'NAT64, local': (value) => `64:ff9b:1::${halves(value)}`,
  '6to4': (value) => `2002:${halves(value)}::1`,
  Teredo: (value) => `2001:0:${halves(value)}::1`,
  'Teredo’s client': (value) => `2001:0:4136:e378:8000:63bf:${halves(~value >>> 0)}`,
}

const RESERVED_IPV6 =
  `:: ::1 ::2 ::7f00:1 4000::1 5f00::1 fc00::1 fd00:ec2::254 fdff:ffff::1 fe80::1 fe80::1%eth0 2606::1%1 febf::1 fec0::1 ff02::1 ff0e::1
100::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:1ff:ffff::1 2001:db8::1 2001:db8:ffff::1 3ffe::1 3fff::1 3fff:fff::1 2620:4f:8000::1 64:ff9b::1 e000::1 8000::1 a000::1 c000::1 1fff::1`.split(
    /\s+/,
  )

describe('an address', () => {
  it.each([...PUBLIC, ...PUBLIC_TOO, ...PUBLIC_IPV6])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each(RESERVED_IPV4.flat())('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
  it.each(RESERVED_IPV6)('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

  it('of a reserved range is refused, as it is and embedded in IPv6', () =>
    fc.assert(
      fc.property(closedNumber, fc.constantFrom(...Object.keys(CARRIED)), (value, way) => {
        expect(isPublicAddress(dotted(value))).toBe(false)
        expect(isPublicAddress(CARRIED[way]!(value))).toBe(false)
      }),
      { numRuns: runs(2_000) },
    ))

  it('embeds no other, public or not', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.constantFrom(...Object.values(CARRIED)),
        (value, carried) => void expect(isPublicAddress(carried(value))).toBe(false),
      ),
    ))

  it('in IPv6 is public in 2000::/3 only', () =>
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        if (!/^[23][\da-f]{3}:/i.test(address)) expect(isPublicAddress(address)).toBe(false)
      }),
      { numRuns: runs(2_000) },
    ))

  it.each([
    '',
    ' ',
    '1',
    '1.1',
    '1.1.1',
    '0x1.1.1.1',
    '01.1.1.1',
    '1.1.1.1 ',
    '1.1.1.256',
    '[::1]',
    'example.com',
    '1.1.1.1.1',
    '::g',
    '1.1.1.1%eth0',
    '２.2.2.2',
  ])('is none: %j', (text) => expect(isPublicAddress(text)).toBe(false))
})

/** Spellings of an address by inet_aton, which the URL standard accepts. */
const written = closedNumber.chain((value) => {
  const parts = dotted(value).split('.').map(Number)
  const one = fc.constantFrom<(part: number) => string>(
    String,
    (part) => `0x${part.toString(16)}`,
    (part) => `0${part.toString(8)}`,
    (part) => `0X000${part.toString(16)}`,
  )
  return fc.oneof(
    one.map((write) => write(value)),
    fc.tuple(one, one, one, one).map((writes) => writes.map((write, at) => write(parts[at]!)).join('.')),
    fc.tuple(one, one).map(([first, last]) => `${first(parts[0]!)}.${last(value % 2 ** 24)}`),
    fc.tuple(one, one, one).map(([a, b, c]) => `${a(parts[0]!)}.${b(parts[1]!)}.${c(value % 2 ** 16)}`),
    fc.constant(`${dotted(value)}.`),
    fc.constant(dotted(value).replaceAll('.', '。')),
    fc.constant(
      [...dotted(value)]
        .map((sign) => (sign === '.' ? '．' : String.fromCodePoint(0xff10 + Number(sign))))
        .join(''),
    ),
    fc.constant([...dotted(value)].map((sign) => `%${hex(sign.codePointAt(0)!, 2)}`).join('')),
    fc.constantFrom(...Object.values(CARRIED)).map((carried) => `[${carried(value)}]`),
  )
})

describe('a target', () => {
  it('with a reserved address is refused, however it is written', () =>
    fc.assert(
      fc.property(
        written,
        fc.constantFrom('http://', 'https://', 'HTTP:', 'http:/', 'http:\\\\', '\thttp://'),
        fc.constantFrom('', ':80', ':443', '/x?y#z', '\\@example.com', '#@example.com', '?@example.com'),
        (host, scheme, rest) => {
          const url = boundedUrl(`${scheme}${host}${rest}`)
          if (url) expect([url.href, isPublicTarget(url)]).toEqual([url.href, false])
        },
      ),
      { numRuns: runs(5_000) },
    ))

  it.each([
    'https://example.com',
    'http://example.com:80/',
    'http://example.com:443/',
    'https://example.com./a?b#c',
    'https://例子.中国/路径',
    'https://münchen.example',
    'https://a-b_c.example.co.uk',
    'https://xn--fsqu00a.xn--0zwm56d',
    'http://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'HTTPS://EXAMPLE.COM',
    ' https://example.com ',
  ])('is asked: %s', (text) => expect(isPublicTarget(boundedUrl(text)!)).toBe(true))

  it.each(REFUSED())('is refused: %s', (text) => {
    const url = boundedUrl(text)
    expect(url !== null && isPublicTarget(url)).toBe(false)
  })
})

function REFUSED(): string[] {
  const schemes = `ftp file gopher data javascript blob ws wss dict ldap tftp sftp jar netdoc mailto about view-source chrome unix php phar expect`
  const names = `localhost LOCALHOST localhost. foo.localhost foo.localhost. localhost.localdomain printer.local router.lan nas.home gw.home.arpa
    metadata.google.internal metadata.google.internal. instance-data.ec2.internal corp.intranet x.corp x.private hidden.onion kubernetes.default.svc.cluster.local
    router intranet wpad a.b -example.com ex!ample.com ex$ample.com a,b.com a;b.com (a).com a'b.com a..com .example.com ${'a'.repeat(64)}.com ${'abcdefgh.'.repeat(29)}com`
  const ports = [
    0, 1, 21, 22, 23, 25, 81, 110, 445, 444, 3000, 3306, 5432, 6379, 8000, 8080, 8443, 9200, 11211, 27017,
    65535,
  ]
  return [
    ...schemes.split(' ').map((scheme) => `${scheme}://example.com/`),
    ...names.split(/\s+/).map((name) => `http://${name}/`),
    ...ports.map((port) => `http://example.com:${port}/`),
    ...ports.map((port) => `https://8.8.8.8:${port}/`),
    ...['user@', 'user:pass@', ':pass@', '%20@', 'example.com:80@', 'a@b@', '8.8.8.8%23@'].map(
      (who) => `http://${who}example.com/`,
    ),
    '//example.com',
    '/path',
    'example.com',
    'http://',
    'http:///',
    'http:',
    '',
    'https://?',
    'http://[::1',
    'http://::1/',
    'http://[fe80::1%25eth0]/',
    'http://[::1%eth0]',
    'http://exa mple.com',
    'http://example.com:99999',
    'http://1.2.3.4.5',
    'http://256.1.1.1',
    'http://0x100000000',
    'http://%00.com',
    'http://a%2fb.com',
    'http://＠.com',
    `http://example.com/${'a'.repeat(2_048)}`,
    `http://example.com/${'é'.repeat(700)}`,
    'file:///etc/passwd',
    'javascript:alert(1)//http://example.com',
    'data:text/html,<title>x</title>',
    'blob:https://example.com/1',
  ]
}

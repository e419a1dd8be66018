import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { webAddress } from '../../src/scene/values'

describe('a web address', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.COM:8080/a?b#c', 'http://example.com:8080/a?b#c'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['https://user:word@example.com/', 'https://user:word@example.com/'],
    ['http://localhost', 'http://localhost/'],
  ])('is %s', (text, href) => expect(webAddress(text)?.href).toBe(href))

  it.each([
    '',
    'words',
    'example.com',
    '//example.com',
    '/path',
    'http://',
    'https://[',
    'https://a b.com',
    'http:example.com',
    'http:/example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'data:text/plain,x',
    'javascript:alert(1)',
    'mailto:a@b.example',
  ])('is not %j', (text) => expect(webAddress(text)).toBe(null))

  it('gives the same result after many calls: URL.canParse on Node 20 does not', () => {
    for (let nth = 0; nth < 20_000; nth++) webAddress(`https://a${nth}.example/`)
    expect(webAddress('https://münchen.example')).not.toBe(null)
  })

  it('never throws, and is http or https', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) =>
        ['http:', 'https:', undefined].includes(webAddress(text)?.protocol),
      ),
    ))
})

import fc from 'fast-check'
import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { decoded } from '../../src/text/decoded'
import { runs } from '../fixtures/tier'

const COMMON = [...'，。的一是不我了人有在你自们得天上就心这来生着个也都要他为、说“”今明还很好']
const words = fc.string({ unit: fc.constantFrom(...COMMON, ...'abc 123'), minLength: 0, maxLength: 40 })

it.each(['utf8', 'utf-16le', 'utf-16be', 'gbk', 'gb18030'])(
  'JSON is read in %s, marked or not',
  (encoding) => {
    fc.assert(
      fc.property(words, fc.boolean(), (text, marked) => {
        const json = JSON.stringify({ content: `今天${text}` })
        const addBOM = marked && !encoding.startsWith('gb')
        expect(decoded(iconv.encode(json, encoding, { addBOM }))).toBe(json)
      }),
      { numRuns: runs(200) },
    )
  },
)

it('what is Latin or cut off is refused, never read as other words', () => {
  expect(decoded(iconv.encode('{"author":"Na\u00efve Caf\u00e9"}', 'latin1'))).toBeNull()
  expect(decoded(iconv.encode('{"content":"今天"}', 'utf-16le').subarray(0, -1))).toBeNull()
  expect(decoded(Uint8Array.of(0x7b, 0xe4, 0xbb))).toBeNull()
})

import { expect, it } from 'vitest'
import { bytesInWords } from '../../src/language/bytesInWords'

it.each([
  [300, '1 KB'],
  [430_400, '430 KB'],
  [999_500, '1.0 MB'],
  [20_400_000, '20 MB'],
  [999_500_000, '1.0 GB'],
  [64_000_000_000, '64 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words)
})

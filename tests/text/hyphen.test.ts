import { expect, it } from 'vitest'
import { wrap } from './setup'

const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis'
const drawn = (text: string) => wrap(text, 420).lines.map((line) => line.text + (line.hyphen?.text ?? ''))

it('hyphenates a word of English that is longer than a line, between syllables', () => {
  const lines = drawn(`It is ${LONG}.`)
  const parts = lines.slice(1, -1)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect(part).toMatch(/[a-z]-$/)
  for (const part of lines.slice(2)) expect(part).toMatch(/^[^aeiouy][aeiouy]/)
  expect(lines.join('').replaceAll('-', '')).toBe(`It is${LONG}.`)
  for (const line of wrap(LONG, 420).lines) expect(line.widthPx).toBeLessThanOrEqual(420.01)
})

it.each([
  'https://example.com/a-rather-long/address-of-a-page.html',
  '@averylonghandleofsomebodyonline_',
  '#averylongtagthatisonewordonly',
  'someVeryLongCamelCaseIdentifierOfCode',
  'f3a9c01b77de4455aa01f3a9c01b77de4455',
])('adds none to %s', (word) => {
  expect(drawn(word).join('')).toBe(word)
})

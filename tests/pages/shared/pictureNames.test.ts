import { expect, it } from 'vitest'
import { pictureNames } from '../../../src/pages/shared/export/fileWords'

it('names a picture by its file, else by its site, and the visitor’s own by a label', () => {
  const named = (src: string) => pictureNames([{ src }], 'your picture')
  expect(named('https://example.com/a/sunset%20at%20sea.jpg?size=2')).toBe('sunset at sea.jpg')
  expect(named('https://example.com/')).toBe('example.com')
  expect(named('https://example.com/%E0%A4%A.png')).toBe('%E0%A4%A.png')
  expect(named('data:image/png;base64,AAAA')).toBe('data')
  expect(named('own:0123456789abcdef')).toBe('your picture')
  expect(named(`https://example.com/${'x'.repeat(60)}`)).toHaveLength(41)
  const two = [{ src: 'https://a.example/1.png' }, { src: 'https://b.example/2.png' }]
  expect(pictureNames(two, 'your picture')).toBe('1.png, 2.png')
})

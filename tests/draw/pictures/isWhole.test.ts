import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { isWhole } from '../../../src/draw/pictures/acceptPicture'

const PREVIEW = [0xff, 0xe1, 0x00, 0x08, 0xff, 0xd8, 0x00, 0x00, 0xff, 0xd9]
const FILM = new Uint8Array(3_000).fill(7)

function drawn(kind: 'jpeg' | 'png'): Uint8Array {
  const canvas = createCanvas(300, 200)
  const ctx = canvas.getContext('2d')
  for (let x = 0; x < 300; x += 10) {
    ctx.fillStyle = `hsl(${x} 80% 50%)`
    ctx.fillRect(x, x / 3, 10, 100)
  }
  return Uint8Array.from(kind === 'jpeg' ? canvas.toBuffer('image/jpeg', 90) : canvas.toBuffer('image/png'))
}

describe.each(['jpeg', 'png'] as const)('a %s', (kind) => {
  const file = drawn(kind)

  it('is whole with its end, whatever follows', () => {
    expect(isWhole(file, kind)).toBe(true)
    expect(isWhole(Uint8Array.from([...file, ...FILM]), kind)).toBe(true)
  })

  it('is incomplete wherever its pixels break off', () => {
    for (const share of [0.3, 0.5, 0.9, 0.99])
      expect(isWhole(file.slice(0, Math.floor(file.length * share)), kind)).toBe(false)
    expect(isWhole(file.slice(0, file.length - (kind === 'jpeg' ? 1 : 12)), kind)).toBe(false)
  })
})

it('is not taken for whole by the end of the preview in it', () => {
  const file = drawn('jpeg')
  const withPreview = [...file.slice(0, 2), ...PREVIEW, ...file.slice(2)]
  expect(isWhole(Uint8Array.from(withPreview), 'jpeg')).toBe(true)
  expect(isWhole(Uint8Array.from(withPreview.slice(0, -500)), 'jpeg')).toBe(false)
})

it('leaves other kinds, and a JPEG without any pixels, to be judged by decoding', () => {
  expect(isWhole(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'jpeg')).toBe(true)
  expect(isWhole(new Uint8Array(), 'webp')).toBe(true)
})

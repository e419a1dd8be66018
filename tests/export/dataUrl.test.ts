import { afterEach, describe, expect, it, vi } from 'vitest'
import { blobOfDataUrl, mimeTypeOf } from '../../src/export/dataUrl'
import { fileName } from '../../src/export/save'

afterEach(() => vi.unstubAllGlobals())

const BYTES = Uint8Array.from({ length: 5_000 }, (_, i) => (i * 7) % 256)
const DATA_URL = `data:image/png;base64,${Buffer.from(BYTES).toString('base64')}`

describe('a data URL', () => {
  it.each(['native', 'atob'])('is decoded by %s', async (way) => {
    if (way === 'atob') vi.stubGlobal('Uint8Array', class extends Uint8Array {})
    const fromBase64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
    if (way === 'native')
      vi.stubGlobal('Uint8Array', Object.assign(class extends Uint8Array {}, { fromBase64 }))
    const blob = blobOfDataUrl(DATA_URL)
    vi.unstubAllGlobals()
    expect(blob.type).toBe('image/png')
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(BYTES)
  })

  it('has a type; anything else has none', () => {
    expect(mimeTypeOf(DATA_URL)).toBe('image/png')
    expect(['', 'data:,', 'https://example.org/a.png'].map(mimeTypeOf)).toEqual(['', '', ''])
    expect(() => blobOfDataUrl('data:,')).toThrow(TypeError)
  })
})

it('a saved file is named by its date', () => {
  expect(fileName('2026-11-21', 'webp')).toBe('quote-2026-11-21.webp')
})

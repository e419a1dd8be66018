import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureKind, pictureSize, type PictureKind } from '../../../src/draw/pictures/pictureKind'
import { HEADS } from './pictureFiles'
import { runs } from '../../fixtures/tier'

const bytes = (text: string) => new TextEncoder().encode(text)
const kinds = Object.entries(HEADS) as [PictureKind, readonly number[]][]

describe('what a file is', () => {
  it.each(kinds)('is told by its bytes: %s, 640 × 480', (kind, head) => {
    expect(pictureKind(Uint8Array.from(head))).toBe(kind)
    expect(pictureSize(Uint8Array.from(head))).toEqual({ widthPx: 640, heightPx: 480 })
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<svg>',
    '\uFEFF<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [<!ENTITY a "b">]>\n<svg width="1">',
    '  \n<svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
    '<SVG onload="alert(1)">',
  ])('is a drawing in code: %s', (text) => expect(pictureKind(bytes(text))).toBe('svg'))

  it.each(['<html><body><svg></svg>', 'svg', '', '%PDF-1.7', 'BM6', '\0\0\0\x18ftypisom\0\0\0\0', '<svgx>'])(
    'is nothing that we take: %s',
    (text) => expect(pictureKind(bytes(text))).toBe('other'),
  )

  it('never throws, whatever comes after a good beginning, and however soon it ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.nat(40),
        fc.uint8Array({ maxLength: 64 }),
        ([, head], cut, rest) => {
          const torn = Uint8Array.from([...head.slice(0, cut), ...rest])
          expect(typeof pictureKind(torn)).toBe('string')
          const size = pictureSize(torn)
          if (size) expect(size.widthPx * size.heightPx).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: runs(2_000) },
    )
  })
})

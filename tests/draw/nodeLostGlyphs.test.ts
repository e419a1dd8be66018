// @module-tag slow
import { createCanvas, setTextRenderer } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import '../../src/draw/node/nodeCanvas'
import { withReadableText } from '../../src/draw/node/nodeLostGlyphs'
import { registerFont } from '../../src/draw/node/nodeFonts'
import { IS_FULL } from '../fixtures/tier'
import { CHARACTERS, FACES, homeless, lostGlyphs } from '../reading/glyphs'

/** Every so many characters, others in each face; `npm run tool glyphs` checks all of them. */
const STRIDE = IS_FULL ? 11 : 23
/** The small tier checks one face in nine: all families, weights and slants. */
const DRAWN_FACES = FACES.map((face, at) => ({ ...face, at })).filter(({ at }) => IS_FULL || at % 9 === 0)
/** Characters of every script that the engine's renderer once lost. */
const ONCE_LOST = [...'龙默坐昨做圳麟；！≥”ЙйЎÐĐģỖỠΐΎÀéß$']
const SIDE_PX = 80

describe('in Node', () => {
  it.each(DRAWN_FACES)('$family $weight, italic: $italic, has ink for what it covers', ({ at, ...face }) => {
    const some = CHARACTERS.filter((_, index) => index % STRIDE === at % STRIDE)
    const { checked, blank } = lostGlyphs(face, [...ONCE_LOST, ...some])
    expect(checked).toBeGreaterThan(IS_FULL ? 20 : 10)
    expect(blank).toEqual([])
  })

  it('a face of ours has every character of the almanac and of the Latin alphabets', () => {
    expect(homeless(CHARACTERS)).toEqual([])
  })
})

it('leave ink in a picture that is drawn after a PDF with the same face', () => {
  const face = { family: 'Noto Serif SC Variable', italic: false, weight: 437 }
  const ctx = createCanvas(SIDE_PX, SIDE_PX).getContext('2d')
  ctx.font = `437 40px "${face.family}"`
  withReadableText(() => ctx.fillText('；', 10, 60))
  ctx.clearRect(0, 0, SIDE_PX, SIDE_PX)
  ctx.fillText('；', 10, 60)
  expect(ctx.getImageData(0, 0, SIDE_PX, SIDE_PX).data.some(Boolean)).toBe(true)
})

it('stand where the other renderer would set them in the word', () => {
  const family = 'Source Serif 4 Variable'
  registerFont({ family, italic: false, weight: 640 }, 'МОЙ ДОМ')
  const ctx = createCanvas(400, SIDE_PX).getContext('2d')
  ctx.font = `640 40px "${family}"`
  ctx.letterSpacing = '12px'
  const inkedColumns = () => {
    ctx.clearRect(0, 0, 400, SIDE_PX)
    ctx.fillText('МОЙ ДОМ', 10.3, 60)
    const { data } = ctx.getImageData(0, 0, 400, SIDE_PX)
    return Array.from({ length: 400 }, (_, column) => column).filter((column) =>
      Array.from({ length: SIDE_PX }, (_, row) => data[(row * 400 + column) * 4 + 3]).some(Boolean),
    )
  }
  const here = inkedColumns()
  setTextRenderer('portable')
  try {
    expect(here).toEqual(inkedColumns())
  } finally {
    setTextRenderer('system')
  }
})

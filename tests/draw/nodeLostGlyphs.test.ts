// @module-tag slow
import { createCanvas, setTextRenderer } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import '../../src/draw/node/nodeCanvas'
import { coversInNode, registerFont } from '../../src/draw/node/nodeFonts'
import almanac from '../../src/quotes/almanac.json'
import { FONTS } from '../../src/text/fonts'

const ALMANAC = [
  ...new Set(
    almanac.flatMap((quote) => [...`${quote.content}${quote.translation}${quote.author}${quote.authorZh}`]),
  ),
]
/** Of every script that a family may be given, some that the engine's renderer lost. */
const OTHERS = [...'龙默坐昨做圳麟；！≥”ЙйЎÐĐģỖỠΐΎÀéß']
const LATIN = [
  [0x21, 0x17f],
  [0x1a0, 0x1b0],
  [0x1ea0, 0x1ef9],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
)
const isVisible = (character: string) => /[^\s\p{C}]/u.test(character)
/** Ideographs at the two weights that draw most of them. */
const CHARACTERS = {
  every: [...new Set([...ALMANAC, ...OTHERS, ...LATIN])].filter(isVisible),
  few: [...new Set([...OTHERS, ...LATIN])].filter(isVisible),
}
const FAMILIES = [...new Set(Object.values(FONTS).flatMap(({ latin, han }) => [latin.family, han.family]))]
const FACES = FAMILIES.flatMap((family) =>
  [false, true].flatMap((italic) =>
    [300, 400, 500, 600, 700, 900].map((weight) => ({ family, italic, weight })),
  ),
)
const SIDE_PX = 80

describe('in Node', () => {
  it.each(FACES)('$family $weight, italic: $italic, has ink for every character that it covers', (face) => {
    const { family, italic, weight } = face
    const ctx = createCanvas(SIDE_PX, SIDE_PX).getContext('2d')
    ctx.font = `${italic ? 'italic ' : ''}${weight} 40px "${family}"`
    const covered = CHARACTERS[weight === 400 || weight === 700 ? 'every' : 'few'].filter((one) =>
      coversInNode(family, one),
    )
    registerFont(face, covered.join(''))
    const blank = covered.filter((character) => {
      ctx.clearRect(0, 0, SIDE_PX, SIDE_PX)
      ctx.fillText(character, 15, 55)
      return !hasInk(ctx.getImageData(0, 0, SIDE_PX, SIDE_PX).data)
    })
    expect(covered.length).toBeGreaterThan(20)
    expect(blank).toEqual([])
  })
})

function hasInk({ buffer, byteOffset, byteLength }: Uint8ClampedArray): boolean {
  return new Uint32Array(buffer, byteOffset, byteLength / 4).some((pixel) => pixel !== 0)
}

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

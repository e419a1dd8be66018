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
const FAMILIES = [...new Set(Object.values(FONTS).flatMap(({ latin, han }) => [latin.family, han.family]))]
const SIDE_PX = 80

describe.each(FAMILIES)('%s in Node', (family) => {
  it.each([false, true])('has ink for every character that it covers, italic: %s', (italic) => {
    const ctx = createCanvas(SIDE_PX, SIDE_PX).getContext('2d')
    ctx.font = `${italic ? 'italic ' : ''}400 40px "${family}"`
    const covered = [...ALMANAC, ...OTHERS].filter((one) => /\S/u.test(one) && coversInNode(family, one))
    registerFont(family, italic, covered.join(''))
    const blank = covered.filter((character) => {
      ctx.clearRect(0, 0, SIDE_PX, SIDE_PX)
      ctx.fillText(character, 15, 55)
      return ctx.getImageData(0, 0, SIDE_PX, SIDE_PX).data.every((channel) => channel === 0)
    })
    expect(covered.length).toBeGreaterThan(50)
    expect(blank).toEqual([])
  })
})

it('stand where the other renderer would set them in the word', () => {
  const family = 'Source Serif 4 Variable'
  registerFont(family, false, 'МОЙ ДОМ')
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

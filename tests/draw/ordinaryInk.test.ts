// @module-tag slow
import { expect, it } from 'vitest'
import { ORDINARY, ORDINARY_INK_EM } from '../../src/draw/konva/damage'
import { newCanvas } from '../../src/draw/newCanvas'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { coversInNode, shippedFamilies } from '../../src/draw/node/nodeFonts'
import { paintText } from '../../src/draw/paint/paintText'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
/** All marks and Latin letters, and Chinese characters of many strokes and few. */
const CHARACTERS = [
  ...range(0x20, 0x33ff),
  ...range(0xff00, 0xffef),
  ...'一世界永远不缺奇迹鬱龘齉豪飞爨靈',
].filter((character) => ORDINARY.test(character))
const SIZE_PX = 100
const SIDE_PX = 400
const BASELINE_PX = 200
const SPECK = 12 // of 255

it.each(shippedFamilies())('ordinary glyphs of %s reach no farther from the baseline', (family) => {
  const font = { family, weight: 900, italic: false, sizePx: SIZE_PX }
  const runs = CHARACTERS.filter((each) => coversInNode(family, each)).map((text) => ({
    text,
    x: 0, // one on the other
    widthPx: nodeMetrics.widthPx(text, font),
    font,
    letterSpacingPx: 0,
  }))
  const ctx = newCanvas(SIDE_PX, SIDE_PX)
  paintText(ctx, { type: 'text', id: 'all', x: 150, y: BASELINE_PX, fill: '#000000', runs })
  const { data } = ctx.getImageData(0, 0, SIDE_PX, SIDE_PX)
  const inked = Array.from({ length: SIDE_PX }, (_, y) => y).filter((y) =>
    data.subarray(y * SIDE_PX * 4, (y + 1) * SIDE_PX * 4).some((level, at) => at % 4 === 3 && level > SPECK),
  )
  expect(inked.length).toBeGreaterThan(SIZE_PX / 2)
  expect(BASELINE_PX - inked[0]!).toBeLessThanOrEqual(ORDINARY_INK_EM.above * SIZE_PX)
  expect(inked.at(-1)! + 1 - BASELINE_PX).toBeLessThanOrEqual(ORDINARY_INK_EM.below * SIZE_PX)
})

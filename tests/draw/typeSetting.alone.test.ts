import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Font, TextNode } from '../../src/scene/nodes'

const LATIN: Font = { family: 'Inter Variable', weight: 500, italic: false, sizePx: 22.56 }
const HAN: Font = { ...LATIN, family: 'Noto Serif SC Variable' }

/** An engine in which each letter is half an em wide, rounded by `round`. */
function engine(round: (px: number) => number) {
  const drawn: { text: string; x: number; y: number; sizePx: number }[] = []
  let [x, y, scale] = [0, 0, 1]
  const sizePx = () => Number(/([\d.]+)px/.exec(ctx.font)?.[1])
  const ctx = {
    font: '',
    letterSpacing: '',
    fontKerning: '',
    measureText: (text: string) => ({
      width: text.length * (round(sizePx() / 2) + Number.parseFloat(ctx.letterSpacing)),
    }),
    save: () => {},
    restore: () => ([x, y, scale] = [0, 0, 1]),
    translate: (dx: number, dy: number) => ([x, y] = [x + dx, y + dy]),
    scale: (by: number) => (scale *= by),
    fillText: (text: string, dx: number, dy: number) =>
      drawn.push({ text, x: x + dx * scale, y: y + dy * scale, sizePx: sizePx() * scale }),
  }
  return { ctx: ctx as unknown as CanvasRenderingContext2D, drawn }
}

let setType: (typeof import('../../src/draw/fonts/typeSetting'))['setType']
let paintText: (typeof import('../../src/draw/paint/paintText'))['paintText']
beforeEach(async () => {
  vi.resetModules() // The module caches each engine's answer.
  ;({ setType } = await import('../../src/draw/fonts/typeSetting'))
  ;({ paintText } = await import('../../src/draw/paint/paintText'))
})

describe.each([
  ['is exact', (px: number) => px],
  ['rounds to whole pixels', Math.round],
  ['rounds to quarters', (px: number) => Math.round(px * 4) / 4],
])('type in an engine that %s', (_, round) => {
  it('is as wide as its size says', () => {
    const { ctx } = engine(round)
    for (const sizePx of [9, 13.3, 22.56, 40, 41.3]) {
      const width = setType(ctx, { ...LATIN, sizePx }, 1.5) * ctx.measureText('twelve chars').width
      expect(width / (12 * (sizePx / 2 + 1.5))).toBeCloseTo(1, 3)
    }
  })

  it('is drawn at its size where layout put it', () => {
    const { ctx, drawn } = engine(round)
    const run = { text: 'Less', x: 5, widthPx: 45, font: LATIN, letterSpacingPx: 0 }
    const node: TextNode = { type: 'text', id: 'quote', x: 10, y: 20, fill: '#000000', runs: [run] }
    paintText(ctx, node)
    expect(drawn).toHaveLength(1)
    expect(drawn[0]).toMatchObject({ text: 'Less', x: 15, y: 20 })
    expect(drawn[0]!.sizePx).toBeCloseTo(22.56, 6)
  })
})

it('Latin is kerned, Chinese is not: Firefox would set its marks half as wide', () => {
  const { ctx } = engine((px) => px)
  setType(ctx, LATIN, 0)
  expect(ctx.fontKerning).toBe('normal')
  setType(ctx, HAN, 0)
  expect(ctx.fontKerning).toBe('none')
})

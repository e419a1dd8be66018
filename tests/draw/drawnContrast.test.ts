import { describe, expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import type { RectNode, Scene, SceneNode, TextNode } from '../../src/scene/nodes'
import { drawnContrast } from './drawnContrast'
import { NO_PLAN } from './fixtures'
import { hardPictures } from './hardPictures'

const paintContext = { gradients: 'grained', pictures: hardPictures() } as const
const FONT = { family: 'Inter Variable', weight: 600, italic: false, sizePx: 30 }
const WORDS = 'nnnnnnnnnnnnnnnnnnnnnnnn' // the same amount of ink everywhere
const WIDTH_PX = nodeMetrics.widthPx(WORDS, FONT)

describe('the measure of drawn contrast', () => {
  it('is what WCAG says of flat colours', () => {
    expect(measured([page('#ffffff')], [words('#000000')])).toBeCloseTo(21, 1)
    expect(measured([page('#ffffff')], [words('#767676')])).toBeCloseTo(4.54, 2)
    expect(measured([page('#000000')], [words('#767676')])).toBeCloseTo(4.62, 2)
  })

  it('counts what an ink lets through, and a faded group', () => {
    const whole = measured([page('#ffffff')], [words('#666666')])
    expect(measured([page('#ffffff')], [words('rgba(0,0,0,0.6)')])).toBeCloseTo(whole, 1)
    const faded: SceneNode = { type: 'group', id: 'faded', opacity: 0.6, children: [words('#000000')] }
    expect(measured([page('#ffffff')], [faded])).toBeCloseTo(whole, 1)
  })

  it('lets a speck pass and nothing larger', () => {
    const patch = (share: number) => page('#777777', { x: 20, width: WIDTH_PX * share, id: 'patch' })
    const ink = '#333333'
    const clean = measured([page('#ffffff')], [words(ink)])
    expect(measured([page('#ffffff'), patch(0.02)], [words(ink)])).toBeCloseTo(clean, 1)
    expect(measured([page('#ffffff'), patch(0.08)], [words(ink)])).toBeLessThan(4)
  })

  it('sees what lies over the words', () => {
    const mist = page('rgba(255,255,255,0.7)', { id: 'mist' })
    expect(measured([page('#ffffff')], [words('#000000'), mist])).toBeLessThan(3)
    expect(measured([page('#ffffff')], [mist, words('#000000')])).toBeGreaterThan(20)
  })

  it('leaves the ornament out, and minds where each line stands', () => {
    const dark = page('#000000', { id: 'dark', y: 60, height: 60 })
    const lines = [words('#000000'), words('#ffffff', { id: 'second', y: 100 })]
    const ornament = words('#ffffff', { id: 'ornament', y: 44, isDecoration: true })
    const found = drawnContrast(scene([page('#ffffff'), dark], [ornament, ...lines]), paintContext)
    expect(found.map(({ id, ratio }) => [id, Math.round(ratio)])).toEqual([
      ['words', 21],
      ['second', 21],
    ])
  })
})

function measured(still: SceneNode[], live: SceneNode[]): number {
  return drawnContrast(scene(still, live), paintContext)[0]?.ratio ?? 0
}

function scene(still: SceneNode[], live: SceneNode[]): Scene {
  return { width: Math.ceil(WIDTH_PX) + 40, height: 120, still, live, blocks: [], notices: [], plan: NO_PLAN }
}

function page(fill: string, over: Partial<RectNode> = {}): RectNode {
  return { type: 'rect', id: 'page', x: 0, y: 0, width: 2000, height: 120, fill, ...over }
}

function words(fill: string, over: Partial<TextNode> = {}): TextNode {
  const run = { text: WORDS, x: 0, widthPx: WIDTH_PX, font: FONT, letterSpacingPx: 0 }
  return { type: 'text', id: 'words', x: 20, y: 40, runs: [run], fill, ...over }
}

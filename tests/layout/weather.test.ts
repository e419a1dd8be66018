import { describe, expect, it } from 'vitest'
import { backdropUnder, layoutCard } from './laidOut'
import type { CardSettings } from '../../src/card/settings'
import { RATIOS } from '../../src/look/ratios'
import { boxesOverlap, containsBox } from '../../src/scene/box'
import type { SceneNode } from '../../src/scene/nodes'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf } from './cards'
import { ALIGNMENTS } from '../../src/text/alignments'

const SKIES = {
  sunny: 'bg-gradient-to-br from-amber-50 to-amber-200',
  rainy: 'bg-gradient-to-b from-slate-600 to-[#7C93AD]',
  cloudy: 'bg-gradient-to-b from-[#CFD9E3] to-[#EDF1F4]',
  snowy: 'bg-gradient-to-b from-[#A6CBEC] to-[#E4EFF9]',
  dusk: 'bg-gradient-to-b from-[#241B4B] via-[#7B2F6B] to-[#E0685A]',
}
const under = (gradientValue: string, settings: Partial<CardSettings> = {}) =>
  cardWith({ backgroundType: 'gradient', shadow: 'none', gradientValue, ...settings })

describe('a card with weather', () => {
  it.each(Object.entries(SKIES))('%s lies inside the background, below the words', (_mood, sky) => {
    const scene = layoutCard(under(sky), fakeMetrics)
    const ground = scene.still.find(({ id }) => id === 'background')
    expect(ground).toMatchObject({ type: 'group', clip: { width: 960, height: 540 } })
    expect(idsIn(scene.still).some((id) => id.startsWith('background-weather-'))).toBe(true)
    const ids = idsIn([...scene.still, ...scene.live])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('needs no veil for the dusk’s own gradient', () => {
    for (const aspectRatio of ['16:9', '1:1', '9:16'] as const) {
      const { still } = layoutCard(under(SKIES.dusk, { aspectRatio }), fakeMetrics)
      expect(idsIn(still)).not.toContain('background-veil')
    }
  })

  it('has its icon before the date in one block, for every ratio and alignment', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      for (const align of idsOf(ALIGNMENTS)) {
        const card = under(SKIES.sunny, { aspectRatio })
        const { live, blocks } = layoutCard(cardWith(card.settings, { align }), fakeMetrics)
        const icon = live.find(({ id }) => id === 'weather-icon')
        const date = live.find(({ id }) => id === 'date')
        const block = blocks.find(({ id }) => id === 'date')
        if (icon?.type !== 'path' || date?.type !== 'text' || !icon.place || !block)
          throw new Error('no icon')
        expect(icon.place.x + 20).toBeLessThan(date.x)
        expect(block.box.x).toBe(icon.place.x)
        expect(containsBox(block.box, { x: date.x, y: date.y - 4, width: 1, height: 4 })).toBe(true)
        for (const other of blocks.filter(({ id }) => id !== 'date')) {
          expect(boxesOverlap(block.box, other.box)).toBe(false)
        }
      }
    }
  })

  it('centres icon and date together in a title', () => {
    const { live, blocks } = layoutCard(under(SKIES.snowy, { frameStyle: 'window' }), fakeMetrics)
    const box = blocks.find(({ id }) => id === 'date')?.box
    expect(live.some(({ id }) => id === 'weather-icon')).toBe(true)
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 480)).toBeLessThan(2)
  })

  it('has no icon and no scenery if the background makes no weather', () => {
    const { still, live } = layoutCard(under('bg-gradient-to-br from-pink-50 to-purple-50'), fakeMetrics)
    expect(idsIn([...still, ...live]).filter((id) => id.includes('weather'))).toEqual([])
  })

  it('is no dusk if the sky is dark at its foot', () => {
    const upsideDown = SKIES.dusk.replace('-to-b ', '-to-t ')
    expect(idsIn(layoutCard(under(upsideDown), fakeMetrics).still).some((id) => id.includes('weather'))).toBe(
      false,
    )
  })

  it('returns the same backdrop for the same settings', () => {
    expect(backdropUnder(under(SKIES.dusk), fakeMetrics)).toBe(backdropUnder(under(SKIES.dusk), fakeMetrics))
  })
})

function idsIn(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...(node.type === 'group' ? idsIn(node.children) : [])])
}

import { describe, expect, it } from 'vitest'
import { DATE_PART_IDS, DEFAULT_DATE_LINE, type DateLine } from '../../src/card/dateLine'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from './laidOut'
import { leafNodes } from '../../src/scene/leafNodes'
import { FONTS } from '../../src/text/fonts'
import { combinations } from '../fixtures/combinations'
import { oneIn } from '../fixtures/tier'
import { cardWith, FRAMED, idsOf, QUOTE } from './cards'

const DAYS = ['2026-11-22', '2033-12-22', '2026-01-20'] // solar terms and a leap month
const ALL_PARTS: DateLine = DATE_PART_IDS

describe('the date on a card', () => {
  it('stands whole on a wide card', () => {
    expect(dateOf(sceneWith(['numbers', 'lunar', 'solar-term']))).toBe('2026.11.22 · 农历十月十四 · 小雪')
  })

  it('has the room that the watermark leaves', () => {
    const line: DateLine = ['numbers', 'lunar', 'stem-branch', 'solar-term']
    const words = '2026.11.22 · 农历十月十四 · 丙午年 · 小雪'
    expect(dateOf(sceneWith(line, { aspectRatio: '4:5' }))).toBe(words)
    const crowded = sceneWith(line, { aspectRatio: '4:5', watermarkText: 'A long watermark of its own' })
    expect(dateOf(crowded)).not.toBe(words)
    expect(crowded.notices).toContainEqual({ code: 'truncated', block: 'date' })
  })

  it('is in figures where nothing that was chosen fits, never cut off', () => {
    for (const look of oneIn(2, FRAMED)) {
      const scene = sceneWith(['full-date'], look)
      expect(['二〇二六年十一月廿二日', '2026.11.22']).toContain(dateOf(scene))
    }
  })

  it('keeps clear of the watermark and inside the card in every frame and ratio', () => {
    for (const look of oneIn(2, FRAMED, 1)) {
      const { blocks, width } = sceneWith(ALL_PARTS, look)
      const [date, watermark] = ['date', 'watermark'].map(
        (id) => blocks.find((block) => block.id === id)!.box,
      )
      const isApart =
        date!.x + date!.width <= watermark!.x ||
        watermark!.x + watermark!.width <= date!.x ||
        date!.y + date!.height <= watermark!.y ||
        watermark!.y + watermark!.height <= date!.y
      expect(isApart, `${look.frameStyle} ${look.aspectRatio}`).toBe(true)
      expect(date!.x).toBeGreaterThanOrEqual(0)
      expect(date!.x + date!.width).toBeLessThanOrEqual(width)
    }
  })

  it('has every character in every family', () => {
    const dates = combinations({ fontFamily: idsOf(FONTS), date: DAYS, part: DATE_PART_IDS })
    for (const { fontFamily, date, part } of oneIn(3, dates)) {
      const card = cardWith({}, { fontFamily, dateLine: [part] }, { ...QUOTE, date })
      expect(layoutCard(card, nodeMetrics).notices, `${fontFamily} ${part}`).toEqual([])
    }
  })

  it('is not drawn where it has nothing to say', () => {
    const scene = layoutCard(cardWith({}, { dateLine: ['solar-term'] }), nodeMetrics)
    expect(scene.blocks.map(({ id }) => id)).not.toContain('date')
    expect(scene.notices).toEqual([])
  })

  it('by default is what it was before there was a choice', () => {
    expect(sceneWith(DEFAULT_DATE_LINE)).toEqual(sceneWith(['numbers']))
    expect(dateOf(sceneWith(DEFAULT_DATE_LINE))).toBe('2026.11.22')
  })
})

function sceneWith(dateLine: DateLine, settings: Parameters<typeof cardWith>[0] = {}) {
  return layoutCard(cardWith(settings, { dateLine }, { ...QUOTE, date: DAYS[0]! }), nodeMetrics)
}

function dateOf({ live }: ReturnType<typeof sceneWith>): string {
  const nodes = leafNodes(live).filter(({ node }) => node.id === 'date')
  return nodes.flatMap(({ node }) => (node.type === 'text' ? node.runs.map(({ text }) => text) : [])).join('')
}

import { describe, expect, it } from 'vitest'
import { layoutCard } from './laidOut'
import { shortCount, topicsParagraph } from '../../src/layout/product/foot'
import type { Product } from '../../src/card/product'
import type { CardSettings } from '../../src/card/settings'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { combinations } from '../fixtures/combinations'
import { oneIn } from '../fixtures/tier'
import { FRAMED, idsOf } from './cards'
import { productWith } from './products'
import { fakeMetrics, textNodes } from './validLayout'

describe('counts', () => {
  it.each([
    [0, '0'],
    [366, '366'],
    [1_284, '1,284'],
    [9_999, '9,999'],
    [10_000, '10k'],
    [12_345, '12.3k'],
    [999_999, '999k'],
    [1_250_000, '1.2M'],
    [999_999_999, '999M'],
  ])('%d is shown as %s', (count, text) => {
    expect(shortCount(count)).toBe(text)
  })

  it('use tabular figures: 1 is as wide as 8', () => {
    const widthOf = (votes: number) => {
      const scene = layoutCard(productWith({ votes, comments: null }), fakeMetrics)
      return scene.blocks.find(({ id }) => id === 'counts')!.box.width
    }
    expect(widthOf(111)).toBeCloseTo(widthOf(888))
    expect(widthOf(88)).toBeLessThan(widthOf(888))
  })

  it('are text, each in its own node', () => {
    const ids = textNodes(layoutCard(productWith({}), fakeMetrics).live).map(({ id }) => id)
    expect(ids).toContain('counts-votes')
    expect(ids).toContain('counts-comments')
  })
})

describe('a long name', () => {
  const LONG = {
    name: '超级无敌霹雳专业级智能咖啡机 Barista Touch Impress Pro Max 2026',
    tagline: 'Pull café-quality espresso at home',
    description: 'An all-in-one espresso machine.',
    logoUrl: '',
    pictureUrl: '',
  }
  const linesOfName = (settings: Partial<CardSettings>, product: Partial<Product> = {}) =>
    textNodes(layoutCard(productWith({ ...LONG, ...product }, settings), fakeMetrics).live)
      .filter(({ block, joinsLine }) => block === 'name' && !joinsLine)
      .map(({ y, runs }) => ({ y, sizePx: runs[0]!.font.sizePx, text: runs.map((run) => run.text).join('') }))

  it('has lines that do not touch, on the rules of a notebook too', () => {
    for (const look of FRAMED) {
      const lines = linesOfName(look)
      lines.slice(1).forEach(({ y, sizePx }, at) => {
        const where = `${look.frameStyle} ${look.aspectRatio}`
        expect(y - lines[at]!.y, where).toBeGreaterThanOrEqual(1.1 * sizePx)
      })
    }
  })

  it('ends no line within a Chinese word', () => {
    const names = [LONG.name, '全自动智能咖啡机家用办公室一体机', '人工智能图书管理系统专业版']
    const words = ['无敌', '专业', '智能', '咖啡', '自动', '家用', '办公室', '人工', '图书', '管理', '系统']
    const cards = combinations({ name: names, frameStyle: idsOf(FRAMES), aspectRatio: idsOf(RATIOS) })
    for (const { name, ...look } of oneIn(3, cards)) {
      const lines = linesOfName(look, { name }).map(({ text }) => text)
      const parted = words.filter((word) => name.includes(word) && !lines.some((line) => line.includes(word)))
      expect(parted, `${look.frameStyle} ${look.aspectRatio} ${lines.join(' / ')}`).toEqual([])
    }
  })
})

describe('topics', () => {
  const style = {
    fontId: 'font-sans' as const,
    sizePx: 14,
    bold: false,
    italic: false,
    lineHeightPx: 20,
    latinTrackingEm: 0,
    hanTrackingEm: 0,
  }
  const TOPICS = ['Developer Tools', 'Open Source', '排版', 'Design', 'Productivity']
  const set = (widthPx: number, maxLines: number, topics = TOPICS) =>
    topicsParagraph(topics, style, fakeMetrics, { measurePx: widthPx, maxLines, align: 'left' })

  it('never put a dot at either end of a line, nor split a topic', () => {
    for (let widthPx = 130; widthPx < 700; widthPx += 7) {
      const lines = set(widthPx, 9).lines.map(({ text }) => text.trim())
      for (const line of lines) expect(line).not.toMatch(/^·|·$/)
      expect(lines.flatMap((line) => line.replaceAll('\u00a0', ' ').split(/\s·\s/))).toEqual(TOPICS)
    }
  })

  it('are marked as truncated if some are left out', () => {
    expect(set(700, 1).truncated).toBe(false)
    expect(set(200, 1).truncated).toBe(true)
    expect(set(200, 1).lines).toHaveLength(1)
  })

  it('end in an ellipsis if a single one is too long', () => {
    const paragraph = set(100, 1, ['A topic that is far too long for its line'])
    expect(paragraph.truncated).toBe(true)
    expect(paragraph.lines[0]!.text).toMatch(/…$/)
  })
})

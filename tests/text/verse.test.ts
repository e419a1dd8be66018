import { paragraphNodes } from '../../src/text/textNodes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inkWidthPx } from '../../src/text/paragraph'
import { isVerse } from '../../src/text/verse'
import { mixedText } from './arbitraries'
import { HAN_PX, linesOfText, wrap } from './setup'
import { runs } from '../fixtures/tier'

const POEM = 'Two roads diverged in a yellow wood,\nAnd sorry I could not travel both\n\nAnd be one traveler'

describe('verse', () => {
  it('is what the writer broke into lines; paragraphs and single lines are prose', () => {
    expect(isVerse(POEM)).toBe(true)
    expect(isVerse('床前明月光，\n疑是地上霜。')).toBe(true)
    expect(isVerse('One line only.\n')).toBe(false)
    expect(isVerse(`${'A paragraph of prose goes on and on. '.repeat(4)}\nAnd another.`)).toBe(false)
    expect(isVerse(`${'这是很长的一段散文'.repeat(7)}\n下一段。`)).toBe(false)
  })

  it('sets in what a long line turns over, and starts the next line at the edge', () => {
    const { lines } = wrap(POEM, 560)
    expect(lines.map(({ text, indentPx }) => [text, indentPx])).toEqual([
      ['Two roads diverged', 0],
      ['in a yellow wood,', 60],
      ['And sorry I could not', 0],
      ['travel both', 60],
      ['', 0],
      ['And be one traveler', 0],
    ])
  })

  it('turns over late, but leaves no word alone', () => {
    expect(linesOfText('Shall I compare thee to a day so\nor not', 555)).toEqual([
      'Shall I compare thee',
      'to a day so',
      'or not',
    ])
  })

  it('sets verse with a turned line, centred or on the right, as a block, in which the indent shows', () => {
    const startsOf = (align: 'center' | 'right', measurePx: number, poem = POEM) => {
      const paragraph = wrap(poem, measurePx, { align })
      const box = { x: 0, y: 0, width: 700, height: 100 }
      const { nodes, bounds } = paragraphNodes('content', paragraph, box, align, '#000')
      const middle = align === 'center' ? 350 : 700 - bounds.width / 2
      expect(Math.abs(bounds.x + bounds.width / 2 - middle)).toBeLessThan(20) // A mark hangs.
      return nodes.map(({ x }) => Math.round(x - bounds.x))
    }
    for (const align of ['center', 'right'] as const) {
      expect(startsOf(align, 560)).toEqual([0, 60, 0, 60, 0, 0])
      expect(new Set(startsOf(align, 700)).size).toBeGreaterThan(2)
    }
    expect(startsOf('right', 560, POEM.replace(/\w+/, 'שלום')).slice(2)).toEqual([0, 60, 0, 0])
    const hebrew = 'שלום לכל האנשים בעולם הגדול הזה\nשלום לכל האנשים בעולם הגדול הזה'
    expect(new Set(startsOf('right', 400, hebrew)).size).toBeGreaterThan(2) // Its lines begin at the right.
  })

  it.each([
    ['我闲游，邀请我的灵魂同行，\n我俯下身，自在地闲看一片夏天的草叶。', '夏天的草叶'],
    ['小小的规模里，我们看见恰好的美；\n短短的尺度里，生命也可以完满。', '恰好的美'],
    ['这尘世于我们太多太重；从早到晚，\n获取，花费，我们虚掷了自己的力量。', '自己的力量'],
  ])('turns over before the word, not in it nor before its 的: %s', (poem, words) => {
    for (let squares = 11; squares <= 18; squares += 0.25) {
      const lines = linesOfText(poem, squares * HAN_PX)
      expect(
        lines.filter((line) => line.startsWith('的')),
        `${squares}`,
      ).toEqual([])
      expect(
        lines.some((line) => line.includes(words)),
        `${squares}: ${lines.join(' / ')}`,
      ).toBe(true)
    }
  })

  it('takes no word apart for the indent', () => {
    expect(linesOfText('so very incomprehensible\nyes', 340)).toEqual(['so very', 'incomprehensible', 'yes'])
  })

  it('never stands further out than its measure', () => {
    fc.assert(
      fc.property(mixedText, mixedText, fc.integer({ min: 80, max: 900 }), (one, two, measurePx) => {
        const { lines, widthPx } = wrap(`${one}\n${two}`, measurePx)
        for (const line of lines) {
          if (line.runs.length > 0)
            expect(line.indentPx + inkWidthPx(line)).toBeLessThanOrEqual(widthPx + 1e-6)
          expect(line.indentPx).toBeLessThanOrEqual(0.2 * measurePx)
        }
      }),
      { numRuns: runs(500) },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inkWidthPx, type Paragraph } from '../../src/text/paragraph'
import { isBookProse } from '../../src/text/verse'
import { setColumns } from '../../src/text/vertical/setColumns'
import { wrapLines } from '../../src/text/wrap'
import { cardWith, QUOTE } from '../layout/cards'
import { layoutCard } from '../layout/laidOut'
import { runs } from '../fixtures/tier'
import { fakeMetrics } from './fakeMetrics'
import { HAN_PX, plain } from './setup'

const PROSE =
  '我们总以为日子还长，来得及说抱歉，来得及回一趟家，来得及把那本买了三年的书读完。可是时间从不等人，它像一条安静的河，' +
  '在我们低头看手机的时候，悄悄地绕过了整座城市，带走了夏天，也带走了站在桥上等我们的人。'
const clause = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'人来得及河安静夏天书读一趟家'), minLength: 1, maxLength: 12 }),
    fc.constantFrom('，', '。', '、', '；', '——', '', '……', ' 1987 ', ' iPhone '),
  )
  .map(([words, mark]) => (words.length > 9 ? `“${words}”` : words + mark))
const prose = fc
  .array(clause, { minLength: 12, maxLength: 40 })
  .map((clauses) => clauses.join(''))
  .filter(isBookProse)

function setProse(text: string, measurePx: number): Paragraph {
  return wrapLines(text, { ...plain, isProse: true }, measurePx, fakeMetrics, { align: 'left' })
}

describe('long Chinese prose', () => {
  it('is over 60 characters and no verse', () => {
    expect(isBookProse(PROSE)).toBe(true)
    expect(isBookProse(PROSE.slice(0, 60))).toBe(false)
    expect(isBookProse('床前明月光，\n疑是地上霜。'.repeat(10))).toBe(false)
    expect(isBookProse(`${'It says 你好 and goes on. '.repeat(12)}`)).toBe(false)
  })

  it('has lines of one length, and two blanks before each paragraph', () => {
    const { lines } = setProse(`${PROSE}\n${PROSE}`, 15.4 * HAN_PX)
    const second = lines.findIndex(({ start }) => start === PROSE.length + 1)
    lines.forEach((line, at) => {
      expect(line.indentPx).toBeCloseTo(at === 0 || at === second ? 2 * HAN_PX : 0)
      if (at !== second - 1 && at !== lines.length - 1)
        expect(line.indentPx + inkWidthPx(line)).toBeCloseTo(15 * HAN_PX)
    })
  })

  it('stays in its measure, keeps its characters and leaves none alone on the last line', () => {
    fc.assert(
      fc.property(prose, fc.integer({ min: 4, max: 30 }), (text, squares) => {
        const { lines } = setProse(text, squares * HAN_PX + 5)
        expect(
          lines
            .map(({ text: shown }) => shown)
            .join('')
            .replaceAll(/\s/g, ''),
        ).toHaveLength(text.replaceAll(/\s/g, '').length)
        for (const { runs: set, ...line } of lines) {
          expect(line.indentPx + inkWidthPx(line)).toBeLessThanOrEqual(squares * HAN_PX + 5.01)
          expect(line.text).not.toMatch(/^[，。、；”]|“$/)
          set.forEach((run, at) => {
            const before = set[at - 1]
            if (before) expect(run.x).toBeGreaterThan(before.x)
            expect(run.widthPx).toBeCloseTo(fakeMetrics.widthPx(run.text, run.font, run.letterSpacingPx))
          })
        }
      }),
      { numRuns: runs(300) },
    )
    expect([...setProse('人'.repeat(79), 16 * HAN_PX).lines.at(-1)!.text].length).toBeGreaterThan(1)
  })

  it('fills columns in the same way', () => {
    const style = { fontId: 'font-serif' as const, sizePx: 30, bold: false, pitchEm: 1.6, trackingEm: 0 }
    const { columns, squarePx } = setColumns(`${PROSE}\n${PROSE}`, style, 640, fakeMetrics)
    const second = columns.findIndex(({ start }) => start === PROSE.length + 1)
    columns.forEach(({ cells, lengthPx, hangingTopPx }, at) => {
      const isFirst = at === 0 || at === second
      expect(cells[0]!.topPx + hangingTopPx).toBeCloseTo(isFirst ? 2 * squarePx : 0)
      if (at !== second - 1 && at !== columns.length - 1)
        expect(lengthPx).toBeCloseTo(squarePx * Math.floor(640 / squarePx))
    })
    for (const { lengthPx } of setColumns(PROSE, style, 10, fakeMetrics).columns)
      expect(lengthPx).toBeLessThan(1.01 * squarePx) // a column too short for prose
  })

  it.each(['plain', 'editorial', 'literati', 'almanac', 'caption', 'ticket'] as const)(
    'is set so in %s',
    (composition) => {
      const card = cardWith(
        { composition, aspectRatio: '3:4' },
        {},
        { ...QUOTE, content: PROSE, translation: '' },
      )
      const { live } = layoutCard(card, fakeMetrics)
      const lines = JSON.stringify(live).match(/"id":"content-line-\d+","x":[\d.]+/g)!
      const xs = lines.map((line) => Number(line.split(':').at(-1)))
      expect(xs[0]! - xs[1]!).toBeGreaterThan(20)
      expect(new Set(xs.slice(1)).size).toBe(1)
    },
  )
})

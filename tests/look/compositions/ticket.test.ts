import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../layout/laidOut'
import { RATIOS } from '../../../src/look/ratios'
import { leafNodes } from '../../../src/scene/leafNodes'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { fakeMetrics } from '../../layout/validLayout'

const PATTERNS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']

describe('a ticket', () => {
  it.each(idsOf(RATIOS))('has a bar code of its day at %s', (aspectRatio) => {
    const digits = read(bars({ aspectRatio }))
    expect(digits.slice(0, 8)).toBe(QUOTE.date.replaceAll('-', ''))
  })

  it('has the same code for the same words, and another for others', () => {
    const [one, same, other] = [QUOTE.content, QUOTE.content, 'Other words.'].map((content) =>
      read(bars({}, { content })),
    )
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  it('shows no day on its stub without the date', () => {
    const scene = layoutCard(cardWith({ composition: 'ticket', showDate: false }), fakeMetrics)
    const words = leafNodes(scene.live).flatMap(({ node }) =>
      node.type === 'text' ? node.runs.map(({ text }) => text) : [],
    )
    expect(words.join(' ')).not.toMatch(/NOVEMBER|SATURDAY|NO\. /)
  })
})

/** [from, to] in px */
function bars(settings: object, quote: object = {}): [number, number][] {
  const card = cardWith({ composition: 'ticket', ...settings }, {}, { ...QUOTE, ...quote })
  const { node } = leafNodes(layoutCard(card, fakeMetrics).live).find(
    ({ node: { id } }) => id === 'composition-bars',
  )!
  if (node.type !== 'path') throw new Error('no bars')
  return [...node.d.matchAll(/M(\S+) \S+?H(\S+?)V/g)].map(([, from, to]) => [Number(from), Number(to)])
}

/** Decodes Interleaved 2 of 5 from widths of bars and gaps, without the guards. */
function read(all: [number, number][]): string {
  const widths = all.flatMap(([from, to], at) => [to - from, ...(all[at + 1] ? [all[at + 1]![0] - to] : [])])
  const middle = (Math.min(...widths) + Math.max(...widths)) / 2
  const elements = widths.map((width) => (width > middle ? '1' : '0')).slice(4, -3)
  return Array.from({ length: elements.length / 10 }, (_, pair) => {
    const own = elements.slice(10 * pair, 10 * pair + 10)
    return [0, 1]
      .map((first) => PATTERNS.indexOf(own.filter((_width, at) => at % 2 === first).join('')))
      .join('')
  }).join('')
}

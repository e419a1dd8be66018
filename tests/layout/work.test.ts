import { describe, expect, it } from 'vitest'
import { restoreCard } from '../../src/card/restore'
import { TEMPLATES } from '../../src/card/templates'
import { keysOf } from '../../src/scene/values'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { oneIn } from '../fixtures/tier'
import { fakeMetrics } from '../text/fakeMetrics'
import { layoutCard } from './laidOut'

const LENGTH = 2_000 // the limit of each language
const PROSE = 'Isn’t it nice to think that tomorrow is a new day with no mistakes in it yet? '
const HAN = '想到明天是崭新的一天，还没犯过一个错，不是很好吗？凡事最要紧的，是开头。'
const filled = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
/** Letters of which no part is the same: nothing that was measured helps with the rest. */
const letters = Array.from({ length: LENGTH }, (_, at) => ((at * 7919) % 36).toString(36)).join('')
const ideographs = Array.from({ length: LENGTH }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
).join('')

const WORDS = {
  prose: [filled(PROSE), filled(HAN)],
  lines: [filled(PROSE.replaceAll(' ', '\n')), filled(HAN.replaceAll('，', '\n'))],
  paragraphs: [filled(`${PROSE}\n`), filled(`${HAN}\n`)],
  letters: [letters, letters],
  ideographs: [ideographs, ''],
  hyphens: [filled('a-'), ''],
  fullStops: [filled('.'), filled('。')],
} as const

const ROWS = keysOf(TEMPLATES).flatMap((template) => keysOf(WORDS).map((words) => ({ template, words })))

/** Twice what the dearest card took when this was written: 24,000 and 1,300,000. */
const MOST = { measured: 50_000, characters: 2_500_000 }

describe('however long its words, a card is laid out by a bounded number of measurements', () => {
  it.each(oneIn(8, ROWS))('$template, $words', (row) => {
    const [content, translation] = WORDS[row.words]
    const quote = { content, translation, author: 'A. B. Cee', date: '2026-11-21' }
    const { settings } = TEMPLATES[row.template]
    const card = restoreCard({ kind: 'quote', quote, settings }, '2026-11-21')
    const work = { measured: 0, characters: 0 }
    const counting = memoMetrics({
      ...fakeMetrics,
      widthPx(text, ...type) {
        work.measured += 1
        work.characters += text.length
        return fakeMetrics.widthPx(text, ...type)
      },
    })
    layoutCard(card, counting)
    expect(work.measured).toBeLessThan(MOST.measured)
    expect(work.characters).toBeLessThan(MOST.characters)
  })
})

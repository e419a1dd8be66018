import { describe, expect, it } from 'vitest'
import { restoreCard } from '../../src/card/restore'
import { TEMPLATES } from '../../src/card/templates'
import { COMPOSITIONS } from '../../src/look/compositions'
import { keysOf } from '../../src/scene/values'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { combinations } from '../fixtures/combinations'
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

const LOOKS: Record<string, object> = {
  ...Object.fromEntries(keysOf(TEMPLATES).map((id) => [id, TEMPLATES[id].settings])),
  ...Object.fromEntries(keysOf(COMPOSITIONS).map((composition) => [`in ${composition}`, { composition }])),
}

/** A share of the limit, since what nearly fits is set more often than what never does. */
const ROWS = combinations({
  look: Object.keys(LOOKS),
  words: keysOf(WORDS),
  share: [1, 0.5, 0.2],
})

/** Some twice what the dearest card took when this was written. */
const MOST = { measured: 5_000, characters: 150_000 }

describe('however long its words, a card is laid out by a bounded number of measurements', () => {
  it.each(oneIn(31, ROWS))('$look, $words, $share', ({ look, words, share }) => {
    const [content, translation] = WORDS[words].map((text) => text.slice(0, share * LENGTH))
    const quote = { content, translation, author: 'A. B. Cee', date: '2026-11-21' }
    const card = restoreCard({ kind: 'quote', quote, settings: LOOKS[look] }, '2026-11-21')
    const work = { measured: 0, characters: 0 }
    let times = 1.1 // A fallback face is drawn while the font is on its way.
    const counting = memoMetrics({
      ...fakeMetrics,
      widthPx(text, ...type) {
        work.measured += 1
        work.characters += text.length
        return times * fakeMetrics.widthPx(text, ...type)
      },
    })
    const spent = () => {
      work.measured = work.characters = 0
      layoutCard(card, counting)
      return { ...work }
    }
    for (const width of [1.1, 1]) {
      times = width
      counting.clear()
      const { measured, characters } = spent()
      expect(measured).toBeLessThan(MOST.measured)
      expect(characters).toBeLessThan(MOST.characters)
    }
    expect(spent().measured).toBeLessThan(MOST.measured)
  })
})

import { expect, it } from 'vitest'
import { segmentsOf } from '../../src/text/breaks'
import { chooseFaces } from '../../src/text/faces'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { HAN_INK } from './fakeMetrics'

const font = { family: 'Inter', weight: 400, italic: false, sizePx: 20 }

function counting(widthsEach?: number) {
  const asked: string[] = []
  const metrics = memoMetrics(
    {
      widthPx(text, { sizePx, weight }, tracking = 0) {
        asked.push(text)
        return text.length * sizePx + weight + tracking
      },
      covers: () => true,
      inkEm(character) {
        asked.push(`ink of ${character}`)
        return HAN_INK
      },
    },
    widthsEach,
  )
  return { asked, metrics }
}

it('measures a word once, for equal faces whichever object names them', () => {
  const { asked, metrics } = counting()
  expect(metrics.widthPx('word', font)).toBe(metrics.widthPx('word', { ...font }, 0))
  expect(asked).toEqual(['word'])
})

it('reads the ink of a character once, whatever its size, until fonts arrive', () => {
  const { asked, metrics } = counting()
  metrics.inkEm('签', font)
  metrics.inkEm('签', { ...font, sizePx: 90 })
  expect(asked).toEqual(['ink of 签'])
  metrics.inkEm('签', { ...font, weight: 900 })
  metrics.clear()
  metrics.inkEm('签', font)
  expect(asked).toHaveLength(3)
})

it('tells faces, sizes and tracking apart', () => {
  const { metrics } = counting()
  const widths = [
    metrics.widthPx('a', font),
    metrics.widthPx('a', font, 2),
    metrics.widthPx('a', { ...font, weight: 700 }),
    metrics.widthPx('a', { ...font, sizePx: 30 }),
  ]
  expect(new Set(widths).size).toBe(4)
})

it('forgets everything when fonts arrive', () => {
  const { asked, metrics } = counting(1)
  for (const word of ['one', 'two']) metrics.widthPx(word, font)
  metrics.clear()
  for (const word of ['one', 'two']) metrics.widthPx(word, font)
  expect(asked).toEqual(['one', 'two', 'one', 'two'])
})

it('keeps what is in use and lets go of the rest', () => {
  const { asked, metrics } = counting(10)
  for (let at = 0; at < 100; at += 1) {
    metrics.widthPx('the', font)
    metrics.widthPx(`word ${at}`, font)
  }
  expect(asked.filter((text) => text === 'the')).toHaveLength(1)
  metrics.widthPx('word 0', font)
  expect(asked.filter((text) => text === 'word 0')).toHaveLength(2)
})

// Regression: a face chosen before coverage rules had loaded was kept although it lacks the character.
it('chooses faces anew when coverage becomes known', () => {
  let haveRulesCome = false
  const metrics = memoMetrics({ widthPx: () => 10, covers: () => !haveRulesCome, inkEm: () => HAN_INK })
  const missing = () => chooseFaces(segmentsOf('नमस्ते'), 'font-sans', metrics).missing
  expect(missing()).toEqual([])
  haveRulesCome = true
  metrics.clear()
  expect(missing()).not.toEqual([])
})

import { expect, it } from 'vitest'
import { memoMetrics } from '../../src/text/memoMetrics'

const font = { family: 'Inter', weight: 400, italic: false, sizePx: 20 }

function counting(generationSize?: number) {
  const asked: string[] = []
  const metrics = memoMetrics(
    (text, { sizePx, weight }, tracking) => {
      asked.push(text)
      return text.length * sizePx + weight + tracking
    },
    () => true,
    generationSize,
  )
  return { asked, metrics }
}

it('measures a word once, for equal faces whichever object names them', () => {
  const { asked, metrics } = counting()
  expect(metrics.widthPx('word', font)).toBe(metrics.widthPx('word', { ...font }, 0))
  expect(asked).toEqual(['word'])
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
  const { asked, metrics } = counting()
  metrics.widthPx('a', font)
  metrics.clear()
  metrics.widthPx('a', font)
  expect(asked).toEqual(['a', 'a'])
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

import { expect, it } from 'vitest'
import entries from '../../src/quotes/almanac.json'
import { reportOf, statisticsOf } from './lineStatistics'

/** A part of the almanac: all of it is what `npm run read:lines` lays out. */
const QUOTES = entries.filter((_, at) => at % 29 === 0)

it('breaks the lines of quotes by sense, in every template', () => {
  const statistics = statisticsOf(QUOTES)
  const { english, chinese, cards, cut, large } = statistics
  expect(english.breaks).toBeGreaterThan(500)
  expect(chinese.breaks).toBeGreaterThan(50)
  const { report, isGood } = reportOf(statistics, true)
  expect(isGood, report).toBe(true)
  expect(cut).toBe(0)
  expect(large).toBeLessThan(0.01 * cards)
}, 60_000)

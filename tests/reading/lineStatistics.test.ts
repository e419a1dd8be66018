// @module-tag slow
import { expect, it } from 'vitest'
import entries from '../../src/quotes/almanac.json'
import { TEMPLATES } from '../../src/card/templates'
import { DRAWN_TEMPLATES } from '../draw/drawnTemplates'
import { IS_FULL } from '../fixtures/tier'
import { idsOf } from '../layout/cards'
import '../layout/laidOut'
import { reportOf, statisticsOf } from './lineStatistics'

/** A part of the almanac: all of it is what `npm run tool lines` lays out. */
const QUOTES = entries.filter((_, at) => at % 29 === 0)
const MORE_QUOTES = entries.filter((_, at) => at % 8 === 0)

/** Minimum number of breaks for a meaningful test. */
const FEWEST = IS_FULL ? { english: 500, chinese: 50 } : { english: 200, chinese: 20 }

const PLAIN = DRAWN_TEMPLATES.filter(
  (id) => TEMPLATES[id].settings.composition === 'plain' && TEMPLATES[id].group !== 'painted',
)
/** These fill the measure, columns or cells, so good breaks come second. */
const FILLED_LINES = ['poster', 'editorial']
const FILLED = [...FILLED_LINES, 'manuscript', 'eightColumns']
const COMPOSED = idsOf(TEMPLATES).filter((id) => {
  const { group, settings } = TEMPLATES[id]
  return (settings.composition !== 'plain' || group === 'painted') && !FILLED.includes(settings.composition)
})

const MOST_LEANING = 0.2

it('breaks the lines of quotes by sense, in every plain template', () => {
  const statistics = statisticsOf(QUOTES, PLAIN)
  const { english, chinese, cards, cut, large } = statistics
  expect(english.breaks).toBeGreaterThan(FEWEST.english)
  expect(chinese.breaks).toBeGreaterThan(FEWEST.chinese)
  const { report, isGood } = reportOf(statistics, true)
  expect(isGood, report).toBe(true)
  expect(cut).toBe(0)
  expect(large).toBeLessThan(0.01 * cards)
})

it.runIf(IS_FULL)(
  'breaks them so in compositions that have the room, and where a painting leaves some',
  () => {
    const { english, chinese, cut } = statisticsOf(QUOTES, COMPOSED)
    const { report, isGood } = reportOf({ english, chinese, cards: 0, cut, large: 0, small: 0 }, true)
    expect(isGood, report).toBe(true)
  },
)

it
  .runIf(IS_FULL)
  .each(idsOf(TEMPLATES).filter((id) => FILLED_LINES.includes(TEMPLATES[id].settings.composition)))(
  'ends few lines with a word that belongs to the next where they are filled first: %s',
  (id) => {
    const { breaks, faults } = statisticsOf(MORE_QUOTES, [id]).english
    expect(breaks).toBeGreaterThan(100)
    expect(faults.leaning.length / breaks, faults.leaning.join('\n')).toBeLessThan(MOST_LEANING)
  },
)

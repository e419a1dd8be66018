import { expect, it } from 'vitest'
import { dayCard } from '../../src/card/dayCard'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from '../../src/layout/layoutCard'
import { layoutDayCardInSteps } from '../../src/layout/layoutDayCard'
import { almanacQuote } from '../../src/quotes/almanac'
import { allAtOnce } from '../../src/scene/steps'

it.each(['2026-11-22', '2026-01-01', '2024-02-29', '2026-07-14'])(
  'lays a day’s card out as any card, %s',
  (day) => {
    for (const name of [day, day.slice(5)]) {
      const card = dayCard(almanacQuote(day), name)
      expect(allAtOnce(layoutDayCardInSteps(card, nodeMetrics))).toEqual(layoutCard(card, nodeMetrics))
    }
  },
)

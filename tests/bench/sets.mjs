import { newPage } from './browser.mjs'
import { pairedRatio, rotated, summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

const MOST_TIMES = 1.3
const WAYS = ['singles', 'worker', 'page']
const LOOKS = { day: 'each day’s own', card: 'Sunny' }

export async function measureSets(browser, url, rounds) {
  const page = await newPage(browser, 1)
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in window)
  const rows = []
  for (const look of Object.keys(LOOKS)) {
    const taken = Object.fromEntries(WAYS.map((way) => [way, []]))
    const bytes = new Set()
    for (let round = -1; round < rounds; round++) {
      for (const way of rotated(WAYS, round + 1)) {
        const month = await page.evaluate(
          ([way, look, round]) => window.bench.sets.month(way, look, round),
          [way, look, round],
        )
        bytes.add(month.bytes)
        if (round >= 0) taken[way].push(month.ms)
      }
    }
    if (bytes.size > 1) throw new Error(`a set has other files than single exports: ${[...bytes]} bytes`)
    const ratios = Object.fromEntries(WAYS.map((way) => [way, pairedRatio(taken[way], taken.singles)]))
    rows.push({ look, ms: Object.fromEntries(WAYS.map((way) => [way, summary(taken[way])])), ratios })
    console.log(`  ${look}:`, JSON.stringify(rows.at(-1).ms), JSON.stringify(ratios))
  }
  await page.context().close()
  return rows
}

export function setSection(rows) {
  return [
    `The 30 cards of a month at 2x, PNG, as a set beside 30 single exports of the same cards, in turns, in ms for each month; at most ${MOST_TIMES} times as long. In every round all ways gave as many bytes.`,
    table(
      ['look', '30 single exports', 'a set, in a worker', 'times', 'a set, on the page', 'times'],
      rows.map(({ look, ms, ratios }) => [
        LOOKS[look],
        spread(ms.singles),
        spread(ms.worker),
        told(ratios.worker),
        spread(ms.page),
        told(ratios.page),
      ]),
    ),
  ]
}

function told(times) {
  return `× ${times.toFixed(2)} ${verdict(times <= MOST_TIMES)}`
}

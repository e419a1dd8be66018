import { newPage } from './browser.mjs'
import { middleMean, summary } from './statistics.mjs'
import { table } from './tables.mjs'

const LENGTHS = [20, 50, 100, 200, 500, 1_000, 2_000]
const LANGUAGES = ['en', 'zh']
const WARM_UPS = 5
const SAMPLE_RUNS = 12

export async function measureLayouts(browser, url, runs) {
  const page = await openLayouts(browser, url)
  const rows = []
  for (const characters of LENGTHS) {
    const row = { characters }
    for (const language of LANGUAGES) {
      const times = await layoutTimes(page, language, characters, runs + WARM_UPS)
      row[language] = {
        cold: summary(times.cold.slice(WARM_UPS)),
        warm: summary(times.warm.slice(WARM_UPS)),
      }
    }
    rows.push(row)
    const { en, zh } = row
    console.log(
      `  ${characters}: en ${en.cold.median.toFixed(1)}/${en.warm.median.toFixed(1)}, zh ${zh.cold.median.toFixed(1)}/${zh.warm.median.toFixed(1)} ms`,
    )
  }
  await page.context().close()
  return rows
}

export const layoutSamples = {
  needs: ['pages'],
  rounds: { full: 12, quick: 5 },
  open: (browser, { pages }) => openLayouts(browser, pages.urls.export),
  async sample(page) {
    const figures = {}
    for (const language of LANGUAGES) {
      for (const characters of LENGTHS) {
        const times = await layoutTimes(page, language, characters, SAMPLE_RUNS)
        for (const [kind, taken] of Object.entries(times)) {
          const figure = `${language}, ${kind}`
          figures[figure] = (figures[figure] ?? 0) + middleMean(taken)
        }
      }
    }
    return figures
  },
  close: (page) => page.context().close(),
}

async function openLayouts(browser, url) {
  const page = await newPage(browser, 1)
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in window)
  await page.evaluate(() => window.bench.prepare())
  return page
}

function layoutTimes(page, ...wanted) {
  return page.evaluate((wanted) => window.bench.layoutTimes(...wanted), wanted)
}

export function layoutSection(layouts) {
  return [
    `Layout of a card by the length of its quote, in ms: with no word widths cached (cold), and with all cached (warm).`,
    layoutTable(layouts),
  ]
}

function layoutTable(layouts) {
  const rows = layouts.map(({ characters, en, zh }) => [
    characters,
    ...[en.cold, en.warm, zh.cold, zh.warm].map(({ median }) => median.toFixed(1)),
  ])
  return table(['characters', 'English, cold', 'English, warm', 'Chinese, cold', 'Chinese, warm'], rows)
}

import { newPage } from './browser.mjs'
import { summary } from './statistics.mjs'

const LENGTHS = [20, 50, 100, 200, 500, 1_000, 2_000]
const WARM_UPS = 5

/** Layout time by length of the quote, in both languages. */
export async function measureLayouts(browser, url, runs) {
  const page = await newPage(browser, 1)
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in window)
  await page.evaluate(() => window.bench.prepare())
  const rows = []
  for (const characters of LENGTHS) {
    const row = { characters }
    for (const language of ['en', 'zh']) {
      const times = await page.evaluate(
        ([language, characters, runs]) => window.bench.layoutTimes(language, characters, runs),
        [language, characters, runs + WARM_UPS],
      )
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

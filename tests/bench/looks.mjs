import { newPage } from './browser.mjs'
import { quantile } from './statistics.mjs'
import { table, verdict } from './tables.mjs'

const MOST_TIMES = 3

export async function measureLooks(browser, url, runs) {
  const page = await newPage(browser, 1)
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in window)
  const looks = await page.evaluate(() => window.bench.looks.list())
  const taken = looks.map((look) => ({ ...look, ms: [], bytes: 0 }))
  for (let run = -1; run < runs; run++) {
    for (const look of taken) {
      const { ms, bytes } = await page.evaluate(
        ([look, run]) => window.bench.looks.exportOnce(look, run),
        [{ frame: look.frame, weather: look.weather }, run],
      )
      if (run >= 0) look.ms.push(ms)
      look.bytes = bytes
    }
  }
  await page.context().close()
  const rows = taken.map((look) => ({ ...look, ms: quantile(look.ms, 0.5) }))
  rows.sort((a, b) => b.ms - a.ms)
  console.log(
    `  slowest ${rows[0].frame}, ${rows[0].weather}: ${rows[0].ms.toFixed(0)} ms, × ${timesMedian(rows[0], rows).toFixed(2)} of the median`,
  )
  return rows
}

export function lookSection(rows) {
  const times = timesMedian(rows[0], rows)
  const medianMs = quantile(
    rows.map(({ ms }) => ms),
    0.5,
  )
  const medianKb =
    quantile(
      rows.map(({ bytes }) => bytes),
      0.5,
    ) / 1_000
  return [
    `The same words in every frame and every weather, 540 × 675 as PNG 2x, from layout to file, the ten slowest first. The median is ${medianMs.toFixed(0)} ms and ${medianKb.toFixed(0)} KB; the slowest takes ${times.toFixed(2)} times as long (at most ${MOST_TIMES}) ${verdict(times <= MOST_TIMES)}.`,
    table(
      ['frame', 'weather', 'ms', 'to the median', 'KB'],
      rows
        .slice(0, 10)
        .map((row) => [
          row.frame,
          row.weather,
          row.ms.toFixed(0),
          `× ${timesMedian(row, rows).toFixed(2)}`,
          Math.round(row.bytes / 1_000),
        ]),
    ),
  ]
}

function timesMedian({ ms }, rows) {
  return (
    ms /
    quantile(
      rows.map((row) => row.ms),
      0.5,
    )
  )
}

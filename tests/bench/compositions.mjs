import { newPage } from './browser.mjs'
import { keysInTurn, sessionOf, spentMs } from './keys.mjs'
import { pairedRatio, quantile, rotated } from './statistics.mjs'
import { table, verdict } from './tables.mjs'

const MOST_TIMES = 1.1
const FIGURES = {
  layout: 'layout',
  longest: 'layout, longest quote',
  thumbnail: 'painting a thumbnail',
  key: 'a key',
  export: 'PNG 2x',
}
const JUDGED = ['thumbnail', 'key', 'export']
const KEY_ROUNDS = { of: 3, atLeast: 2 } // Typing takes longer than all other parts.
const WIDTH_PX = 432

/**
 * Measures layout, thumbnail, typing and export of every composition with the same text. Each runs equally
 * often, since repetition warms glyph and code caches.
 */
export async function measureCompositions(browser, urls, rounds) {
  const page = await newPage(browser, 1)
  await page.goto(urls.export)
  await page.waitForFunction(() => 'bench' in window)
  const ids = await page.evaluate(() => window.bench.compositions.prepare())
  const times = await page.evaluate(() => window.bench.compositions.times)
  const session = await sessionOf(page)
  const taken = Object.fromEntries(
    ids.map((id) => [id, Object.fromEntries(Object.keys(FIGURES).map((name) => [name, []]))]),
  )
  let edition = 0
  for (let round = -2; round < rounds; round++) {
    for (const id of rotated(ids, round + 2)) {
      edition += 1
      for (const [name, count] of Object.entries(times)) {
        const before = await spentMs(session)
        await page.evaluate(
          ([name, ...wanted]) => window.bench.compositions.deeds[name](...wanted),
          [name, id, edition],
        )
        const ms = ((await spentMs(session)) - before) / count
        if (round >= 0) taken[id][name].push(ms)
      }
    }
  }
  await page.context().close()

  const urlOf = (id) => `${urls.typing}?card=ours&width=${WIDTH_PX}&composition=${id}`
  const keyRounds = Math.max(KEY_ROUNDS.atLeast, Math.round(rounds / KEY_ROUNDS.of))
  const keys = await keysInTurn(browser, Object.fromEntries(ids.map((id) => [id, urlOf(id)])), keyRounds)
  for (const id of ids) taken[id].key = keys[id]

  const rows = ids.map((id) => ({
    id,
    ...Object.fromEntries(
      Object.entries(taken[id]).map(([name, ms]) => [
        name,
        { ms: quantile(ms, 0.5), times: id === 'plain' ? 1 : pairedRatio(ms, taken.plain[name]) },
      ]),
    ),
  }))
  for (const { id, ...figures } of rows)
    console.log(
      `  ${id}: ${Object.entries(figures)
        .map(([name, { ms, times }]) => `${name} ${ms.toFixed(1)} × ${times.toFixed(2)}`)
        .join(', ')}`,
    )
  return rows
}

export function compositionSection(rows) {
  const cell = (name, { ms, times }) => {
    const judged = JUDGED.includes(name) ? ` ${verdict(times <= MOST_TIMES)}` : ''
    return `${ms.toFixed(1)} × ${times.toFixed(2)}${judged}`
  }
  return [
    `The same words in every composition, upright in the clean frame on a gradient: processor time of the main thread in ms, unthrottled, and × the plain composition in the same round. A key, a thumbnail and an export may take 1.1 times as long. “A key” is all that follows a key typed, through the editor’s own atoms and stage. The longest quote is the almanac’s.`,
    table(
      ['composition', ...Object.values(FIGURES)],
      rows.map((row) => [row.id, ...Object.keys(FIGURES).map((name) => cell(name, row[name]))]),
    ),
  ]
}

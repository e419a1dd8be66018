import { loadavg } from 'node:os'
import { newPage } from './browser.mjs'
import { keysInTurn } from './keys.mjs'
import { pairedRatio, quantile } from './statistics.mjs'
import { table, verdict } from './tables.mjs'

const MOST_TIMES = 1.5
const MOST_KEY_TIMES = 1.1
const LEAST_KEY_ROUNDS = 5
const WIDTH_PX = 640
const PLAIN = 'plain'
const BUDGET = { nodes: 130, segments: 17_000, longestPath: 5_100 }
const DAYS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-08`)

/** Twelve days per family, 960 × 540 at 2x, compared with the template Dusk. */
export async function measurePaintings(browser, urls, rounds) {
  const page = await newPage(browser, 1)
  await page.goto(urls.export)
  await page.waitForFunction(() => 'bench' in window)
  const ids = await page.evaluate(() => window.bench.paintings.list())
  const taken = ids.map((id) => ({ id, times: [] }))
  for (let round = -1; round < rounds; round++) {
    for (const day of DAYS) {
      for (const { id, times } of taken) {
        const time = await page.evaluate(
          ([id, day, edition]) => window.bench.paintings.paintOnce(id, day, edition),
          [id, day, round + 1],
        )
        if (round >= 0) times.push(time)
      }
    }
  }
  await page.context().close()
  const families = ids.filter((id) => id !== 'dusk')
  const keys = await measureKeys(browser, urls.typing, families, Math.max(LEAST_KEY_ROUNDS, rounds))
  const rows = taken.map(({ id, times }) => {
    const of = (what, share) =>
      quantile(
        times.map((time) => time[what]),
        share,
      )
    return {
      id,
      nodesMs: of('nodesMs', 0.5),
      drawnMs: of('drawnMs', 0.5),
      slowestMs: of('drawnMs', 0.95),
      nodes: of('nodes', 1),
      segments: of('segments', 1),
      longestPath: of('longestPath', 1),
    }
  })
  for (const { id, nodesMs, drawnMs, nodes, segments } of rows)
    console.log(
      `  ${id}: nodes in ${nodesMs.toFixed(1)} ms, drawn in ${drawnMs.toFixed(1)} ms, ${nodes} nodes, ${segments} segments`,
    )
  return { rows, keys, load: loadavg()[0] }
}

/** { family: { ms, times } }, and a plain background's. */
async function measureKeys(browser, url, families, rounds) {
  const card = `${url}?card=ours&width=${WIDTH_PX}`
  const painted = families.map((id) => [id, `${card}&art=${id}`])
  const taken = await keysInTurn(browser, { [PLAIN]: card, ...Object.fromEntries(painted) }, rounds)
  return Object.fromEntries(
    families.map((id) => {
      const key = { ms: quantile(taken[id], 0.5), times: pairedRatio(taken[id], taken[PLAIN]) }
      console.log(`  ${id}: a key ${key.ms.toFixed(1)} ms, × ${key.times.toFixed(2)} of the plain ground`)
      return [id, key]
    }),
  )
}

export function paintingSection({ rows, keys, load }) {
  const [dusk, ...families] = rows
  const times = (row) => row.drawnMs / dusk.drawnMs
  const most = Math.max(...families.map(times))
  const isWithin = families.every((row) =>
    Object.entries(BUDGET).every(([what, limit]) => row[what] <= limit),
  )
  return [
    `Paintings by family, twelve days of each in several rounds, 960 × 540 at 2x: from the date to nodes, and from nodes to pixels, medians and, in brackets, what all but one in twenty keep to. The scenery of the template Dusk, with each light painted over the whole card as when the brief was written, takes ${dusk.drawnMs.toFixed(0)} ms; the slowest family ${most.toFixed(2)} times as long (at most ${MOST_TIMES}) ${verdict(most <= MOST_TIMES)}; the machine’s load was ${load.toFixed(1)}. Most nodes, segments and segments in one path of any painting (at most ${BUDGET.nodes}, ${BUDGET.segments} and ${BUDGET.longestPath}) ${verdict(isWithin)}. “A key” is all that follows a key typed on such a card, processor time of the main thread, and × a card on the gradient in the same round (at most ${MOST_KEY_TIMES}).`,
    table(
      ['family', 'to nodes, ms', 'to pixels, ms', 'to Dusk', 'a key, ms', 'nodes', 'segments', 'in one path'],
      [...families]
        .sort((a, b) => b.drawnMs - a.drawnMs)
        .map((row) => [
          row.id,
          row.nodesMs.toFixed(1),
          `${row.drawnMs.toFixed(0)} (${row.slowestMs.toFixed(0)})`,
          `× ${times(row).toFixed(2)}`,
          keyCell(keys[row.id]),
          row.nodes,
          row.segments,
          row.longestPath,
        ]),
    ),
  ]
}

function keyCell({ ms, times }) {
  return `${ms.toFixed(1)} × ${times.toFixed(2)} ${verdict(times <= MOST_KEY_TIMES)}`
}

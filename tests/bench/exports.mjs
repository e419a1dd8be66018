import { newPage } from './browser.mjs'
import { fidelityOf } from './fidelity.mjs'
import { pairedRatio, rotated, summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

/** Highest acceptable ratio to snapdom's time. */
const EXPORT_TARGETS = [
  { format: 'png', scale: 1, most: 0.17 },
  { format: 'png', scale: 2, most: 0.27 },
  { format: 'png', scale: 4, most: 0.36 },
  { format: 'jpg', scale: 4, most: 0.55 },
  { format: 'webp', scale: 4, most: 0.8 },
]
const PEERS = ['snapdom', 'modern-screenshot', 'html-to-image']
const EXPORTERS = ['ours', 'raw', ...PEERS]
const WARM_UPS = 2
const SAMPLE_RUNS = { 1: 3, 2: 3, 4: 1 }

export async function measureExports(browser, url, rounds) {
  const page = await openBench(browser, url, 1)
  const requests = watchRequests(page)
  const jobs = []
  for (const target of EXPORT_TARGETS) {
    const runs = Object.fromEntries(EXPORTERS.map((id) => [id, []]))
    for (let round = -WARM_UPS; round < rounds; round++) {
      for (const id of rotated(EXPORTERS, round + WARM_UPS)) {
        requests.start()
        const run = await page.evaluate(
          ([id, format, scale]) => window.bench.exportOnce(id, format, scale),
          [id, target.format, target.scale],
        )
        if (round >= 0) runs[id].push({ ...run, requests: requests.count() })
      }
    }
    jobs.push({ ...target, exporters: Object.fromEntries(EXPORTERS.map((id) => [id, result(runs, id)])) })
    console.log(`  ${target.format} ${target.scale}x`, briefly(jobs.at(-1).exporters))
  }
  const stages = await measureStages(page, rounds)
  await page.context().close()
  return { jobs, stages, fidelity: await measureFidelity(browser, url) }
}

/** Medians in ms by format and stage. */
async function measureStages(page, runs) {
  const measured = []
  for (const { format, scale } of EXPORT_TARGETS) {
    const taken = []
    for (let run = -WARM_UPS; run < runs; run++) {
      const stages = await page.evaluate(
        ([edition, format, scale]) => window.bench.exportStages(edition, format, scale),
        [10_000 + run, format, scale],
      )
      if (run >= 0) taken.push(stages)
    }
    const names = Object.keys(taken[0])
    const ms = Object.fromEntries(names.map((name) => [name, summary(taken.map((one) => one[name])).median]))
    measured.push({ format, scale, ms })
  }
  return measured
}

/** For the guard: rounds on one page, each with every format. */
export const exportSamples = {
  needs: ['pages'],
  rounds: { full: 12, quick: 5 },
  open: (browser, { pages }) => openBench(browser, pages.urls.export, 1),
  async sample(page) {
    const figures = {}
    for (const { format, scale } of EXPORT_TARGETS) {
      const taken = []
      for (let run = 0; run < SAMPLE_RUNS[scale]; run++) {
        const { ms } = await page.evaluate(
          ([format, scale]) => window.bench.exportOnce('ours', format, scale),
          [format, scale],
        )
        taken.push(ms)
      }
      figures[`${format} ${scale}x`] = Math.min(...taken)
    }
    return figures
  },
  close: (page) => page.context().close(),
}

function result(runs, id) {
  const ms = (of) => runs[of].map((run) => run.ms)
  return {
    ms: summary(ms(id)),
    toSnapdom: pairedRatio(ms(id), ms('snapdom')),
    bytes: summary(runs[id].map(({ bytes }) => bytes)).median,
    requests: Math.max(...runs[id].map(({ requests }) => requests)),
  }
}

async function measureFidelity(browser, url) {
  const page = await openBench(browser, url, 2)
  const scene = await page.evaluate(() => window.bench.prepare())
  const screenshot = await page.locator('#twin').screenshot()
  const entries = []
  for (const id of ['ours', ...PEERS]) {
    await page.evaluate((id) => window.bench.pngOf(id, 2), id) // Some exporters load fonts only during the first export.
    const png = Buffer.from(await page.evaluate((id) => window.bench.pngOf(id, 2), id), 'base64')
    entries.push([id, fidelityOf(png, screenshot, scene, 2)])
  }
  await page.context().close()
  return Object.fromEntries(entries)
}

async function openBench(browser, url, pixelRatio) {
  const page = await newPage(browser, pixelRatio)
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in window)
  await page.evaluate(() => window.bench.prepare())
  return page
}

function watchRequests(page) {
  let seen = 0
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) seen += 1
  })
  return { start: () => (seen = 0), count: () => seen }
}

function briefly(exporters) {
  return Object.entries(exporters)
    .map(([id, { ms, toSnapdom }]) => `${id} ${ms.median.toFixed(0)} ms (${toSnapdom.toFixed(2)})`)
    .join(', ')
}

export function exportSection(exports) {
  return [
    `One card (gradient, md shadow, both scripts, 960 × 540), from layout to file, in ms; × is the median ratio to snapdom in the same round. “Raw” only encodes a finished bitmap.`,
    exportTable(exports.jobs),
    `Where our time goes, each stage by itself: kinds of nodes are drawn on a canvas of their own, whose memory counts once, as “canvas”. \`toBlob\` encodes the same bitmap without \`toDataURL\`’s text: the least that any way of saving these pixels takes.`,
    stageTable(exports.stages),
    fidelityTable(exports),
  ]
}

function exportTable(jobs) {
  const ids = ['ours', 'raw', ...PEERS]
  const rows = jobs.map(({ format, scale, most, exporters }) => [
    `${format.toUpperCase()} ${scale}x`,
    ...ids.map(
      (id) =>
        `${spread(exporters[id].ms)}${id === 'snapdom' ? '' : ` × ${exporters[id].toSnapdom.toFixed(2)}`}`,
    ),
    `× ${exporters.ours.toSnapdom.toFixed(2)} of ${most} ${verdict(exporters.ours.toSnapdom <= most)}`,
  ])
  return table(['', 'ours', 'raw', ...PEERS, 'target'], rows)
}

function stageTable(stages) {
  const names = [...new Set(stages.flatMap(({ ms }) => Object.keys(ms)))]
  const rows = names.map((name) => [name, ...stages.map(({ ms }) => (name in ms ? ms[name].toFixed(1) : ''))])
  return table(['ms', ...stages.map(({ format, scale }) => `${format.toUpperCase()} ${scale}x`)], rows)
}

function fidelityTable({ jobs, fidelity }) {
  const requests = (id) => Math.max(...jobs.map(({ exporters }) => exporters[id].requests))
  const rows = ['ours', ...PEERS].map((id) => [
    id,
    `${(fidelity[id].differing * 100).toFixed(3)} %`,
    verdict(fidelity[id].keepsText),
    verdict(fidelity[id].keepsShadow),
    requests(id),
    ...[1, 4].map((scale) => {
      const { exporters } = jobs.find((job) => job.format === 'png' && job.scale === scale)
      return `${Math.round(exporters[id].bytes / 1_000)} KB`
    }),
  ])
  const head = [
    '',
    'pixels that differ from a screenshot of the CSS card',
    'text in place',
    'shadow',
    'requests',
    'PNG 1x',
    'PNG 4x',
  ]
  return table(head, rows)
}

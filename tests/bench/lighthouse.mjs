/**
 * `node tests/bench/lighthouse.mjs [runs] [pages…]`, after `npm run build`: lowest to highest Lighthouse
 * scores on a phone. npx fetches Lighthouse.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM_ARGS, HOW_TO_INSTALL, obtainChromium } from '../../.ci/chromium.mjs'
import { startBuiltServer } from '../fixtures/builtServer.mjs'

const LIGHTHOUSE = 'lighthouse@12.8'
const PAGES = ['', '/editor', '/guide', '/days', '/days/11-22', '/cards', '/set'].flatMap((page) => [
  `/en${page}`,
  `/zh${page}`,
])
const OTHERS = ['accessibility', 'best-practices', 'seo']
const FIGURES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
}

const [runs = '10', ...pages] = process.argv.slice(2)
const CHROME_PATH = obtainChromium({ isWhole: true })
if (!CHROME_PATH) throw new Error(HOW_TO_INSTALL)
const folder = mkdtempSync(join(tmpdir(), 'quotidian-lighthouse-'))
const { origin, stop } = await startBuiltServer()
try {
  for (const page of pages.length > 0 ? pages : PAGES) {
    const reports = []
    for (let run = 0; run < Number(runs); run++) reports.push(await report(page).catch(() => report(page))) // Lighthouse occasionally fails by itself.
    const scores = reports.map(({ categories }) => Math.round(categories.performance.score * 100))
    const figures = Object.entries(FIGURES).map(([name, id]) => {
      const digits = id === 'cumulative-layout-shift' ? 3 : 0
      return `${name} ${range(
        reports.map(({ audits }) => audits[id].numericValue),
        digits,
      )}`
    })
    const others = OTHERS.map((id) => range(reports.map(({ categories }) => categories[id].score * 100)))
    console.log(
      `${page}: ${range(scores)} / ${others.join(' / ')} · ${figures.join(' · ')} · load ${loadavg()[0].toFixed(1)}`,
    )
    const lowest = reports[scores.indexOf(Math.min(...scores))]
    writeFileSync(join('dist', `lighthouse${page.replaceAll('/', '-')}.json`), JSON.stringify(lowest))
  }
} finally {
  await stop()
  rmSync(folder, { recursive: true })
}

async function report(page) {
  const file = join(folder, 'report.json')
  const flags = ['--headless', ...CHROMIUM_ARGS].join(' ')
  const options = [
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    `--output-path=${file}`,
  ]
  await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, origin + page, ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH } },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}

function range(values, digits = 0) {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
  return low === high ? low : `${low}–${high}`
}

/**
 * `node tests/bench/setOfDays.mjs [days] [throttling] [page]`, after `npm run build`: exports a set at 4x;
 * reports heap after GC and longest tasks. `throttling`: CPU slowdown. `page`: without a worker.
 */
import { loadavg } from 'node:os'
import { launchChromium, newPage } from './browser.mjs'
import { startBuiltServer } from '../fixtures/builtServer.mjs'

const [days = '366', throttling = '1', where = 'worker'] = process.argv.slice(2)
const MOST_MB = 50
const LONG_MS = 50
const PARTS = 6
const DRAWN_WITHIN_MS = 3_600_000

const collections = [] // start and duration of GCs requested here
const { origin, stop } = await startBuiltServer()
const browser = await launchChromium()
try {
  const page = await newPage(browser, 1)
  await page.addInitScript(prepare, where === 'page')
  await page.goto(`${origin}/en/set?month=2028-01`)
  await choose(page, Number(days))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(throttling) })
  const heaps = [await heapMb(page, session)]
  await page.evaluate(() => {
    window.longTasks.length = 0
    window.encodings.length = 0
  })
  const from = performance.now()
  const download = page.waitForEvent('download', { timeout: DRAWN_WITHIN_MS })
  await page.getByRole('button', { name: /^Export \d+ Pictures?$/ }).click()
  for (let part = 1; part < PARTS; part++) {
    const count = Math.floor((Number(days) * part) / PARTS)
    await page.waitForFunction((least) => drawnCount() >= least, count, { timeout: DRAWN_WITHIN_MS })
    heaps.push(await heapMb(page, session))
    console.log(`after ${count}: ${room(heaps.at(-1))}`)
  }
  await download
  const seconds = (performance.now() - from) / 1000
  heaps.push(await heapMb(page, session))
  console.log(`at the end: ${room(heaps.at(-1))}`)
  const script = heaps.slice(1).map(({ scriptMb }) => scriptMb)
  const grown = Math.max(...script) - Math.min(...script)
  const { longTasks, encodings } = await page.evaluate(() => ({ longTasks, encodings }))
  const encode = longTasks.filter((task) => encodings.some((one) => overlap(task, one)))
  const others = longTasks.filter(
    (task) => !encode.includes(task) && !collections.some((one) => overlap(task, one)),
  )
  console.log(
    `${days} days at 4x, ${where}, processor ${throttling} times slower: ${seconds.toFixed(0)} s, load ${loadavg()[0].toFixed(1)}`,
  )
  console.log(`heap within ${grown.toFixed(1)} MB while it drew, asked ${MOST_MB}`)
  console.log(`tasks over ${LONG_MS} ms that encode a picture: ${told(encode)}`)
  console.log(`others, but for the collections above: ${told(others)}`)
} finally {
  await browser.close()
  await stop()
}

function prepare(isOnPage) {
  Reflect.deleteProperty(window, 'showSaveFilePicker')
  if (isOnPage) Reflect.deleteProperty(window, 'OffscreenCanvas')
  window.longTasks = []
  window.encodings = []
  const { toDataURL } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toDataURL = function (...way) {
    const fromMs = performance.now()
    const url = toDataURL.apply(this, way)
    window.encodings.push([fromMs, performance.now() - fromMs])
    return url
  }
  window.drawnCount = () => document.querySelectorAll('main ol > li[data-state=drawn]').length
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask' })
}

async function choose(page, count) {
  const last = new Date(Date.parse('2028-01-01') + (count - 1) * 86_400_000).toISOString().slice(0, 10)
  await page.getByRole('radio', { name: 'Dates' }).check({ force: true })
  await page.getByLabel('From', { exact: true }).fill('2028-01-01')
  await page.getByLabel('To', { exact: true }).fill(last)
  await page.getByRole('radio', { name: '4x' }).check({ force: true })
  await page.getByRole('button', { name: `Export ${count} Pictures` }).waitFor()
}

/** After a GC: the JS heap, and where reported the whole page's memory. */
async function heapMb(page, session) {
  const fromMs = await page.evaluate(() => performance.now())
  await session.send('HeapProfiler.collectGarbage')
  collections.push([fromMs, (await page.evaluate(() => performance.now())) - fromMs])
  const {
    usedSize,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = await session.send('Runtime.getHeapUsage')
  const all = (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6
  return { scriptMb: usedSize / 1e6, allMb: all }
}

function overlap([oneMs, oneTookMs], [otherMs, otherTookMs]) {
  return oneMs < otherMs + otherTookMs && otherMs < oneMs + oneTookMs
}

function told(tasks) {
  const longest = tasks.map(([, ms]) => ms.toFixed(0)).toSorted((one, other) => other - one)
  return `${tasks.length}${longest.length > 0 ? `, the longest ${longest.slice(0, 8).join(', ')} ms` : ''}`
}

function room({ scriptMb, allMb }) {
  return `${scriptMb.toFixed(1)} MB of scripts, ${allMb.toFixed(1)} MB with buffers`
}

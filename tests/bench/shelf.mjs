/**
 * `node tests/bench/shelf.mjs [cards] [days]`, after `npm run build`: frame times while My Cards scrolls, CPU
 * slowed 4×. Tasks count main-thread CPU time, unaffected by other processes; GC is separate.
 */
import { loadavg } from 'node:os'
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { launchChromium } from './browser.mjs'
import { openEditor, slowed } from './editor.mjs'
import { quantile } from './statistics.mjs'

const CPU_THROTTLING = 4
const MAX_FRAME_MS = 34 // two frames, whose times are rounded twice
const WHEEL_PX = 120
const STEP_MS = 16
const STEPS = 400

const [cards, days] = [Number(process.argv[2] ?? 2_000), Number(process.argv[3] ?? 366)]
const { origin, stop } = await startBuiltServer()
const browser = await launchChromium()
try {
  const { page } = await openEditor(browser, origin)
  await page.getByRole('button', { name: 'Keep This Card' }).click()
  await page.getByRole('button', { name: 'Keep This Card', pressed: true }).waitFor()
  await page.evaluate(fill, { cards, days })
  for (const tab of ['Cards', 'Days']) {
    await page.goto(`${origin}/en/cards`)
    await page.getByRole('tab', { name: new RegExp(`^${tab} \\d`) }).click()
    await page.getByRole('tab', { name: `${tab} ${tab === 'Cards' ? cards : days}`, exact: true }).waitFor()
    await page.waitForTimeout(8_000)
    await report(tab, page)
  }
} finally {
  await browser.close()
  await stop()
}

async function report(tab, page) {
  const session = await page.context().newCDPSession(page)
  await page.mouse.move(720, 500)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  })
  await slowed(session, CPU_THROTTLING)
  await page.evaluate(watchFrames)
  for (const way of [1, -1])
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, way * WHEEL_PX)
      await page.waitForTimeout(STEP_MS)
    }
  const frames = await page.evaluate(() => globalThis.frames)
  await slowed(session, 1)
  const trace = JSON.parse(String(await browser.stopTracing()))
  const { tasks, collections } = mainTasks(trace.traceEvents)
  const within = frames.filter((ms) => ms <= MAX_FRAME_MS).length / frames.length
  console.log(
    `${tab}: longest frame ${quantile(frames, 1).toFixed(1)} ms, ${(within * 100).toFixed(1)} % of ${frames.length} within two of the screen’s; ` +
      `longest tasks ${longest(tasks)}, longest collections ${longest(collections)} ms of the processor (throttled); ` +
      `load ${loadavg()[0].toFixed(1)}`,
  )
}

function longest(tasks) {
  return tasks
    .toSorted((one, other) => other - one)
    .slice(0, 4)
    .map((ms) => ms.toFixed(1))
    .join(', ')
}

/** CPU ms of the busiest thread's tasks; tasks of the heap's own code are GC. */
function mainTasks(events) {
  const threads = new Map()
  for (const { name, pid, tid, tdur = 0, args } of events) {
    const thread = `${pid} ${tid}`
    if (name !== 'ThreadControllerImpl::RunTask') continue
    if (!threads.has(thread)) threads.set(thread, [])
    threads.get(thread).push({ ms: tdur / 1_000, file: args.src_file ?? '' })
  }
  const total = (tasks) => tasks.reduce((sum, { ms }) => sum + ms, 0)
  const tasks = [...threads.values()].toSorted((one, other) => total(other) - total(one))[0] ?? []
  const [collections = [], others = []] = [true, false].map((collects) =>
    tasks.filter(({ file }) => /\b(heap|cppgc-internal)\b/.test(file) === collects).map(({ ms }) => ms),
  )
  return { tasks: others, collections }
}

function watchFrames() {
  globalThis.frames = []
  let before = performance.now()
  requestAnimationFrame(function next(now) {
    globalThis.frames.push(now - before)
    before = now
    requestAnimationFrame(next)
  })
}

/** Runs in the page: stores copies of the kept card in several frames and ratios, and days. */
async function fill({ cards, days }) {
  const FRAMES = ['clean', 'shadow', 'retro', 'film', 'polaroid', 'notebook', 'glassmorphic', 'brush']
  const RATIOS = ['1:1', '4:5', '16:9', '9:16', '3:2']
  const open = indexedDB.open('quotidian-kept')
  const db = await new Promise((resolve) => open.addEventListener('success', () => resolve(open.result)))
  const store = db.transaction('kept', 'readwrite').objectStore('kept')
  const all = store.getAll(IDBKeyRange.bound('card:', 'card:~'))
  await new Promise((resolve) => all.addEventListener('success', resolve))
  const [record] = all.result
  for (let at = 1; at < cards; at++) {
    const settings = {
      ...record.card.settings,
      frameStyle: FRAMES[at % FRAMES.length],
      aspectRatio: RATIOS[at % RATIOS.length],
    }
    const key = `card:${at.toString(36).padStart(9, '0')}-${'0'.repeat(8)}`
    store.put({ ...record, card: { ...record.card, settings } }, key)
  }
  for (let at = 0; at < days; at++) {
    const day = new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(5, 10)
    store.put({ keptAt: at }, `day:${day}`)
  }
  await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
  db.close()
}

import { chooseTemplate, exportAt4x, openEditor, slowed } from './editor.mjs'
import { quantile, summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

const CPU_THROTTLING = 4
const TEMPLATES = ['Creative', 'Retro', 'Sunny', 'Dusk']
const MAX_TASK_MS = 200
const MAX_TAP_MS = 100
const TAP_EVERY_MS = 150
const AFTER_TASK_US = 500
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']
const MARKS = { begin: 'export begin', encode: 'export encode', encoded: 'export encoded', end: 'export end' }

/**
 * Exports at 4x in the editor with CPU slowed 4×: longest non-encoding task, and tap delay during drawing.
 */
export async function measureExportTasks(browser, origin, runs) {
  const rows = []
  for (const template of TEMPLATES) {
    const editor = await openEditor(browser, origin, {
      script: watchExports,
      argument: MARKS,
    })
    await editor.session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await chooseTemplate(editor.page, template)
    await exportAt4x(editor.page)
    await oneExport(browser, editor)
    const taken = []
    for (let run = 0; run < runs; run++) taken.push(await oneExport(browser, editor))
    await editor.page.context().close()
    const of = (measure) => summary(taken.map(measure))
    const row = {
      template,
      tasks: of(({ tasksMs }) => tasksMs.length),
      longestMs: of(({ tasksMs }) => Math.max(...tasksMs)),
      encodeMs: of(({ encodeMs }) => encodeMs),
      tapMs: of(({ tapsMs }) => quantile(tapsMs, 1)),
      taps: of(({ tapsMs }) => tapsMs.length),
    }
    rows.push(row)
    console.log(
      `  ${template}: longest task ${row.longestMs.median.toFixed(0)} ms besides the encode of ${row.encodeMs.median.toFixed(0)}, slowest tap ${row.tapMs.median.toFixed(0)} of ${row.taps.median}`,
    )
  }
  return rows
}

export function exportTaskSection(rows) {
  const bounded = (ms, most) => `${spread(ms)} of ${most} ${verdict(ms.median <= most)}`
  return [
    `Saving a PNG at 4x in the editor, processor ${CPU_THROTTLING} times slower, in ms: the main thread’s longest task from the press to the saved file besides the one that encodes, and the longest that a tap waited which came outside that one.`,
    table(
      ['template', 'tasks', 'longest besides the encode', 'the encode', 'slowest tap'],
      rows.map(({ template, tasks, longestMs, encodeMs, tapMs }) => [
        template,
        tasks.median.toFixed(0),
        bounded(longestMs, MAX_TASK_MS),
        spread(encodeMs),
        bounded(tapMs, MAX_TAP_MS),
      ]),
    ),
  ]
}

async function oneExport(browser, { page, session }) {
  await slowed(session, CPU_THROTTLING)
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(() => window.exports.reset())
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const tapping = setInterval(() => {
    void touch('touchStart', [{ x: 4, y: 4 }])
    void touch('touchEnd', [])
  }, TAP_EVERY_MS)
  await forgetFileAhead(page)
  await page.getByRole('button', { name: 'Export Image' }).click()
  const taps = await page.evaluate(() => window.exports.saved)
  clearInterval(tapping)
  await page.waitForTimeout(300) // The encoding task also saves the file, so it has to end.
  const trace = JSON.parse(String(await browser.stopTracing()))
  await slowed(session, 1)
  return { ...tasksOf(trace.traceEvents), tapsMs: taps.map(({ ms }) => ms) }
}

/** Changes options and back, since a file made ahead would be saved at once. */
async function forgetFileAhead(page) {
  await page.getByRole('button', { name: 'Export Settings' }).click()
  for (const name of ['3x Ultra HD', '4x 4K']) await page.getByRole('radio', { name }).check({ force: true })
  await page.keyboard.press('Escape')
}

/**
 * Runs in the page: marks press, encoding and saved file; tap delays run from system timestamp to handler.
 */
function watchExports(MARKS) {
  let taps = []
  let encode = { from: Infinity, to: -Infinity }
  const { toDataURL } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toDataURL = function (...how) {
    if (this.width * this.height < 1e6) return toDataURL.apply(this, how)
    const from = performance.now()
    performance.mark(MARKS.encode)
    const url = toDataURL.apply(this, how)
    encode = { from, to: performance.now() }
    performance.mark(MARKS.encoded)
    return url
  }
  addEventListener(
    'click',
    ({ target }) => {
      if (target.closest?.('button')?.textContent.includes('Export Image')) performance.mark(MARKS.begin)
    },
    true,
  )
  addEventListener(
    'touchstart',
    ({ timeStamp }) => taps.push({ from: timeStamp, to: performance.now() }),
    true,
  )
  const { createObjectURL } = URL
  const reset = () => {
    taps = []
    window.exports.saved = new Promise((resolve) => {
      URL.createObjectURL = (blob) => {
        if (!(blob instanceof File)) return createObjectURL(blob) // Other blobs are thumbnails.
        performance.mark(MARKS.end)
        const apart = taps.filter(({ from, to }) => to < encode.from || from > encode.to)
        resolve(apart.map(({ from, to }) => ({ ms: to - from })))
        return createObjectURL(blob)
      }
    })
  }
  window.exports = { reset }
}

/** The main thread's non-encoding tasks between press and file. */
function tasksOf(events) {
  const at = (id) => events.find(({ name, cat }) => name === MARKS[id] && cat.includes('user_timing'))
  const [begin, encode, encoded, end] = [at('begin'), at('encode'), at('encoded'), at('end')]
  const onMain = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === begin.pid && tid === begin.tid)
  const tasks = stretches(onMain).filter(({ from, to }) => to > begin.ts && from < end.ts)
  const encodes = ({ from, to }) => from < encoded.ts && to > encode.ts
  return {
    tasksMs: tasks.filter((task) => !encodes(task)).map(({ from, to }) => (to - from) / 1_000),
    encodeMs: (encoded.ts - encode.ts) / 1_000,
  }
}

/** Returns outermost events; promise continuations after a task are traced beside it and belong to it. */
function stretches(events) {
  const found = []
  for (const { name, ts, dur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const last = found.at(-1)
    if (last && ts < last.to) continue
    if (last && name.endsWith('MicrotaskCheckpoint') && ts - last.to < AFTER_TASK_US) last.to = ts + dur
    else found.push({ from: ts, to: ts + dur })
  }
  return found
}

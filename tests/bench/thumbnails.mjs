import { loadavg } from 'node:os'
import { newPage } from './browser.mjs'
import { summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

const MAX_MS = 50
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']
const [BEGIN, END] = ['thumbnails begin', 'thumbnails end']

/**
 * Longest main-thread task while all templates' thumbnails draw in a fresh editor. Thread time excludes other
 * processes.
 */
export async function measureThumbnails(browser, origin, runs) {
  const results = []
  for (const slowedTimes of [1, 4]) {
    const taken = []
    for (let run = 0; run < runs; run++) taken.push(await oneRun(browser, origin, slowedTimes))
    const of = (measure) => summary(taken.map(measure))
    const result = {
      slowedTimes,
      maxMs: MAX_MS,
      load: loadavg()[0],
      thumbnails: Math.min(...taken.map(({ thumbnails }) => thumbnails)),
      turns: of(({ turns }) => turns.length),
      longestTurnMs: of(({ turns }) => longest(turns, 'dur')),
      longestTurnCpuMs: of(({ turns }) => longest(turns, 'tdur')),
      longestTaskMs: of(({ tasks }) => longest(tasks, 'dur')),
      longestTaskCpuMs: of(({ tasks }) => longest(tasks, 'tdur')),
    }
    results.push(result)
    const { turns, longestTurnMs, longestTurnCpuMs, longestTaskMs, longestTaskCpuMs } = result
    console.log(
      `  cpu / ${slowedTimes}: ${result.thumbnails} drawn in ${turns.median} turns, longest turn ${brief(longestTurnMs)} ms ` +
        `(cpu ${brief(longestTurnCpuMs)}), longest task of any kind ${brief(longestTaskMs)} ms (cpu ${brief(longestTaskCpuMs)})`,
    )
  }
  return results
}

export const thumbnailSamples = {
  needs: ['product'],
  rounds: { full: 6, quick: 3 },
  open: (browser, { product }) => ({ browser, origin: product.origin }),
  async sample({ browser, origin }) {
    const { turns } = await oneRun(browser, origin, 4)
    const spent = turns.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0)
    return { 'all turns': spent, 'longest turn': longest(turns, 'tdur') }
  },
  close() {},
}

const brief = ({ median, q1, q3 }) => `${median.toFixed(1)} [${q1.toFixed(1)}–${q3.toFixed(1)}]`

const longest = (tasks, time) => Math.max(0, ...tasks.map((task) => (task[time] ?? 0) / 1_000))

async function oneRun(browser, origin, slowedTimes) {
  const page = await newPage(browser, 1)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes })
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.addInitScript(drawAll, { BEGIN, END })
  await page.goto(`${origin}/en/editor`)
  const thumbnails = await page.evaluate(() => window.thumbnailsDrawn)
  const trace = JSON.parse(String(await browser.stopTracing()))
  await page.context().close()
  return { thumbnails, ...tasksOf(trace.traceEvents) }
}

function drawAll({ BEGIN, END }) {
  const isShown = (panel, image) => {
    const [box, at] = [panel.getBoundingClientRect(), image.getBoundingClientRect()]
    return at.bottom > box.top && at.top < box.bottom
  }
  window.thumbnailsDrawn = new Promise((resolve) => {
    let hasBegun = false
    const look = () => {
      const panel = document.querySelector('[role=listbox]')?.closest('[role=tabpanel]')
      const images = [...(panel?.querySelectorAll('img') ?? [])]
      const isBlank = (image) => image.naturalWidth === 0
      if (!hasBegun && document.querySelector('[role=img] canvas')) {
        hasBegun = true
        performance.mark(BEGIN)
      }
      if (images.length > 0 && !images.some(isBlank)) {
        performance.mark(END)
        resolve(images.length)
        return
      }
      const shown = images.filter((canvas) => isShown(panel, canvas))
      if (hasBegun && shown.length > 0 && !shown.some(isBlank)) panel.scrollTop += panel.clientHeight / 2
      setTimeout(look, 100)
    }
    addEventListener('DOMContentLoaded', look)
  })
}

function tasksOf(events) {
  const mark = (name) => events.find((event) => event.name === name && event.cat.includes('user_timing'))
  const [begin, end] = [mark(BEGIN), mark(END)]
  const onMain = events.filter(
    ({ ph, pid, tid, ts }) =>
      ph === 'X' && pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts,
  )
  const tasks = onMain.filter(({ name }) => name.endsWith('RunTask'))
  const callbacks = onMain.filter(({ name }) => name === 'RunPostTaskCallback')
  const holds = (task) => (inner) => inner.ts >= task.ts && inner.ts < task.ts + task.dur
  return { tasks, turns: tasks.filter((task) => callbacks.some(holds(task))) }
}

export function thumbnailSection(thumbnails) {
  return [
    `All ${thumbnails[0].thumbnails} templates in a fresh editor, the panel scrolled to its end: the longest time that the main thread is blocked, in ms of wall time / processor time. Thumbnails are drawn in turns; other tasks are the page’s own, such as parsing font rules. Wall time includes what other processes took of the cores.`,
    thumbnailTable(thumbnails),
  ]
}

function thumbnailTable(thumbnails) {
  const both = (wall, cpu) => `${spread(wall)} / ${spread(cpu)}`
  const rows = thumbnails.map((run) => [
    run.slowedTimes === 1 ? 'unthrottled' : `${run.slowedTimes} times slower`,
    run.load.toFixed(1),
    run.turns.median.toFixed(0),
    `${both(run.longestTurnMs, run.longestTurnCpuMs)} of ${run.maxMs} ${verdict(run.longestTurnMs.median <= run.maxMs)}`,
    both(run.longestTaskMs, run.longestTaskCpuMs),
  ])
  return table(['processor', 'machine’s load', 'turns', 'longest turn', 'longest task of any kind'], rows)
}

import { newPage } from './browser.mjs'
import { spentMs } from './keys.mjs'
import { machineLoad } from './machine.mjs'
import { middleMean, pairedRatio, quantile, rotated, summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

/** Targets of issue 2 by device pixel ratio: median ms in the editor, and ratio to a React DOM card. */
const TYPING_TARGETS = [
  { pixelRatio: 1, maxMs: 40, maxTimes: 1.6 },
  { pixelRatio: 2, maxMs: 40, maxTimes: 3 },
]
/** Targets of issue 16 at both ratios: the whole editor ÷ DOM card, and CPU time per key, unthrottled. */
const EDITOR_TARGETS = { maxTimes: 2, maxCpuMs: 7 }
const CPU_THROTTLING = 4
const CPU_BLOCKS = 5 // The browser may run a full GC in one of them.
const PAUSE_MS = 130
const WORDS = 'The world will never starve for want of wonders; but only for want of wonder.'
const WARM_UP = ' The quick brown fox jumps over the lazy dog.'
const BLOCK = ' and wonders of the world'

/** Key to painted frame, in blocks of keys: in the editor, and our card against a DOM card on bare pages. */
export async function measureTyping(browser, productOrigin, cardUrl, blocks) {
  const results = []
  for (const target of TYPING_TARGETS) {
    const editor = await openEditor(browser, target.pixelRatio, productOrigin)
    const card = (id) => `${cardUrl}?card=${id}&width=${editor.cardWidthPx}`
    const pages = {
      editor,
      ours: await openCard(browser, target.pixelRatio, card('ours')),
      dom: await openCard(browser, target.pixelRatio, card('dom')),
    }
    const runs = Object.fromEntries(Object.keys(pages).map((id) => [id, []]))
    for (const page of Object.values(pages)) await typeInto(page, WARM_UP)
    for (let block = 0; block < blocks; block++) {
      for (const [id, page] of rotated(Object.entries(pages), block)) {
        runs[id].push(...(await typeInto(page, BLOCK)))
      }
    }
    const cpuMs = Object.fromEntries(Object.keys(pages).map((id) => [id, []]))
    for (let block = 0; block < CPU_BLOCKS; block++) {
      for (const [id, page] of rotated(Object.entries(pages), block)) cpuMs[id].push(await cpuPerKeyMs(page))
    }
    const ms = (id) => runs[id].map((run) => run.ms)
    const measured = Object.entries(runs).map(([id, keys]) => [
      id,
      {
        ms: summary(ms(id)),
        eventMs: summary(keys.map((key) => key.eventMs)),
        timesDom: pairedRatio(ms(id), ms('dom')),
        cpuMs: quantile(cpuMs[id], 0.5),
      },
    ])
    const result = { ...target, cardWidthPx: editor.cardWidthPx, ...Object.fromEntries(measured) }
    results.push(result)
    console.log(`  dpr ${target.pixelRatio}`, briefly(measured))
    for (const { page } of Object.values(pages)) await page.context().close()
  }
  return { rows: results, load: machineLoad() }
}

export const typingSamples = {
  needs: ['product'],
  rounds: { full: 8, quick: 3 },
  open: (browser, { product }) => openEditor(browser, 1, product.origin),
  async sample(editor) {
    const keys = await typeInto(editor, BLOCK)
    return {
      'key to frame': middleMean(keys.map(({ ms }) => ms)),
      'processor time a key': await cpuPerKeyMs(editor),
    }
  },
  close: ({ page }) => page.context().close(),
}

function briefly(measured) {
  return measured
    .map(
      ([id, { ms, eventMs, timesDom, cpuMs }]) =>
        `${id} ${ms.median.toFixed(1)} ms (event ${eventMs.median}, × ${timesDom.toFixed(2)}, cpu ${cpuMs.toFixed(1)})`,
    )
    .join(', ')
}

async function openEditor(browser, pixelRatio, origin) {
  const page = await newPage(browser, pixelRatio)
  await page.addInitScript(watchKeys)
  await page.goto(`${origin}/en/editor`)
  const card = page.getByRole('img').first()
  await card.waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Edit Content' }).click()
  const box = await card.boundingBox()
  return readyToType(page, Math.round(box.width))
}

async function openCard(browser, pixelRatio, url) {
  const page = await newPage(browser, pixelRatio)
  await page.addInitScript(watchKeys)
  await page.goto(url)
  await page.getByRole('img').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return readyToType(page, 0)
}

/** The pointer stays over the field as a visitor's does, so the browser hit-tests it each frame. */
async function readyToType(page, cardWidthPx) {
  const field = page.getByRole('textbox', { name: 'Quote', exact: true })
  await field.click()
  const session = await page.context().newCDPSession(page)
  return { page, field, cardWidthPx, session }
}

/** Main thread's CPU time per key, unthrottled, including half a second after the last. */
async function cpuPerKeyMs(target) {
  const { session } = target
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await typeInto(target, BLOCK, 1)
  await beginBlock(target, 1)
  const before = await spentMs(session)
  await typeKeys(target, BLOCK)
  return ((await spentMs(session)) - before) / BLOCK.length
}

/** { timeStamp, ms, eventMs } per key */
async function typeInto(target, text, slowedTimes = CPU_THROTTLING) {
  await beginBlock(target, slowedTimes)
  await typeKeys(target, text)
  await target.session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const runs = await target.page.evaluate(() => window.keys.taken())
  if (runs.length !== text.length) throw new Error(`${runs.length} of ${text.length} keys were painted`)
  return runs
}

/**
 * Blocks begin with the same text, so that lines break alike. Only the page typed into is throttled: Chromium
 * keeps its thread busy, and three would compete for two cores.
 */
async function beginBlock({ page, field, session }, slowedTimes) {
  await page.bringToFront()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes })
  await field.fill(WORDS)
  await field.press('End')
  await page.waitForTimeout(600)
  await page.evaluate(() => window.keys.reset())
}

async function typeKeys({ page }, text) {
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(PAUSE_MS)
  }
  await page.waitForTimeout(500)
}

/**
 * Runs in the page. Times a key from its event's timestamp to the task after the frame that redrew the text.
 * Event Timing's duration (steps of 8 ms, at least 16) is the cross-check.
 */
function watchKeys() {
  let drawnAt = 0
  let runs = []
  const isOnCard = (element) => element?.closest?.('[role=img]') != null
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (...words) {
    if (isOnCard(this.canvas)) drawnAt = performance.now()
    fillText.apply(this, words)
  }
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => isOnCard(target.parentElement) && target.nodeType === Node.TEXT_NODE))
      drawnAt = performance.now()
  }).observe(document, { subtree: true, characterData: true })

  const afterFrame = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(null)
    })
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length > 1) return // End, Enter and the like insert no text.
      const look = () =>
        afterFrame((now) => {
          if (drawnAt >= timeStamp) runs.push({ timeStamp, ms: now - timeStamp, eventMs: 8 })
          else if (now - timeStamp < 1_000) look()
        })
      look()
    },
    true,
  )
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'keypress' && name !== 'keydown') continue
      const run = runs.find(({ timeStamp }) => Math.abs(timeStamp - startTime) < 1)
      if (run) run.eventMs = Math.max(run.eventMs, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
  window.keys = { reset: () => (runs = []), taken: () => runs }
}

export function typingSection({ rows, load }) {
  return [
    `From key to painted frame in ms, CPU ${CPU_THROTTLING} times slower. “Our card” and “DOM card” are on equally bare pages; × is the ratio to the DOM card in the same run. The machine’s load was ${load}; with less than one idle core all times are longer.`,
    typingTable(rows),
  ]
}

const cpuTimes = (measured) => measured.map(({ cpuMs }) => cpuMs.toFixed(1)).join(' / ')

function typingTable(typing) {
  const rows = typing.map(({ pixelRatio, editor, ours, dom, maxMs, maxTimes }) => [
    pixelRatio,
    `${spread(editor.ms)} of ${maxMs} ${verdict(editor.ms.median <= maxMs)}`,
    `${spread(ours.ms)}`,
    spread(dom.ms),
    `× ${ours.timesDom.toFixed(2)} of ${maxTimes} ${verdict(ours.timesDom <= maxTimes)}`,
    `× ${editor.timesDom.toFixed(2)} of ${EDITOR_TARGETS.maxTimes} ${verdict(editor.timesDom <= EDITOR_TARGETS.maxTimes)}`,
    `${cpuTimes([editor, ours, dom])} of ${EDITOR_TARGETS.maxCpuMs} ${verdict(editor.cpuMs <= EDITOR_TARGETS.maxCpuMs)}`,
  ])
  return table(
    [
      'device pixel ratio',
      'editor',
      'our card',
      'DOM card',
      'our card to DOM card',
      'whole editor to DOM card',
      'processor time per key, unthrottled, median of five blocks: editor / our card / DOM card',
    ],
    rows,
  )
}

import { newPage } from './browser.mjs'
import { pairedRatio, rotated, summary } from './statistics.mjs'

/** Issue 2: median ms, and times the plain React card, by device pixel ratio. */
export const TYPING_TARGETS = [
  { pixelRatio: 1, mostMs: 40, mostTimes: 1.6 },
  { pixelRatio: 2, mostMs: 40, mostTimes: 3 },
]
const CPU_THROTTLING = 4
const PAUSE_MS = 130
const WARM_UP = ' The quick brown fox jumps over the lazy dog.'
const BLOCK = ' and wonders of the world'

/** Key to painted frame in the editor and on a plain React card, block of keys by block of keys. */
export async function measureTyping(browser, productOrigin, domUrl, blocks) {
  const results = []
  for (const target of TYPING_TARGETS) {
    const editor = await openEditor(browser, target.pixelRatio, productOrigin)
    const dom = await openDomCard(browser, target.pixelRatio, `${domUrl}?width=${editor.cardWidthPx}`)
    const runs = { editor: [], dom: [] }
    for (const page of [editor, dom]) await typeInto(page, WARM_UP)
    for (let block = 0; block < blocks; block++) {
      for (const [id, page] of rotated(Object.entries({ editor, dom }), block)) {
        runs[id].push(...(await typeInto(page, BLOCK)))
      }
    }
    const ms = (id) => runs[id].map((run) => run.ms)
    const result = {
      ...target,
      cardWidthPx: editor.cardWidthPx,
      editor: { ms: summary(ms('editor')), eventMs: summary(runs.editor.map((run) => run.eventMs)) },
      dom: { ms: summary(ms('dom')), eventMs: summary(runs.dom.map((run) => run.eventMs)) },
      times: pairedRatio(ms('editor'), ms('dom')),
    }
    result.timesOfMedians = result.editor.ms.median / result.dom.ms.median
    results.push(result)
    console.log(
      `  dpr ${target.pixelRatio}: editor ${result.editor.ms.median.toFixed(1)} ms (event ${result.editor.eventMs.median}), ` +
        `DOM ${result.dom.ms.median.toFixed(1)} ms (event ${result.dom.eventMs.median}), × ${result.timesOfMedians.toFixed(2)}`,
    )
    await editor.page.context().close()
    await dom.page.context().close()
  }
  return results
}

async function openEditor(browser, pixelRatio, origin) {
  const page = await newPage(browser, pixelRatio)
  await page.addInitScript(watchKeys)
  await page.goto(`${origin}/en/editor`)
  const card = page.getByRole('img').first()
  await card.waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Edit Content' }).click()
  const field = page.getByRole('textbox', { name: 'Quote', exact: true })
  await field.fill('The world will never starve for want of wonders; but only for want of wonder.')
  await page.waitForTimeout(1_500)
  const box = await card.boundingBox()
  return throttled(page, field, Math.round(box.width))
}

async function openDomCard(browser, pixelRatio, url) {
  const page = await newPage(browser, pixelRatio)
  await page.addInitScript(watchKeys)
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  return throttled(page, page.getByRole('textbox', { name: 'Quote' }), 0)
}

async function throttled(page, field, cardWidthPx) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
  return { page, field, cardWidthPx }
}

/** Each block begins with the same words, so that lines break alike in all. */
async function typeInto({ page, field }, text) {
  await page.bringToFront()
  await field.fill('The world will never starve for want of wonders; but only for want of wonder.')
  await field.press('End')
  await page.waitForTimeout(600)
  await page.evaluate(() => window.keys.reset())
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(PAUSE_MS)
  }
  await page.waitForTimeout(500)
  const runs = await page.evaluate(() => window.keys.taken())
  if (runs.length !== text.length) throw new Error(`${runs.length} of ${text.length} keys were painted`)
  return runs
}

/**
 * Runs in the page. A key counts from its event's own time stamp to the task after the frame in which the card's
 * text was drawn anew: by fillText on a canvas of the card, or by a change of the DOM card. Event Timing's
 * duration (to presentation, in steps of 8 ms; less than 16 is not told and counts as 8) is the cross-check.
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
      if (key.length > 1) return // End, Enter and their like write nothing
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

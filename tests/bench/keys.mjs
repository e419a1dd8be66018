import { newPage } from './browser.mjs'
import { rotated } from './statistics.mjs'

const WORDS = 'The world will never starve for want of wonders; but only for want of wonder.'
const KEYS = ' and wonders of the world'
const PAUSE_MS = 60
const SETTLED_MS = 400
const FONTS_MS = 1_500

async function openCard(browser, url) {
  const page = await newPage(browser, 1)
  await page.goto(url)
  await page.getByRole('img').waitFor()
  await page.waitForTimeout(FONTS_MS)
  await page.evaluate(() => document.fonts.ready)
  return {
    page,
    session: await sessionOf(page),
    field: page.getByRole('textbox', { name: 'Quote', exact: true }),
  }
}

export async function sessionOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** CPU time of the main thread so far, which other load hardly changes. */
export async function spentMs(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
}

/** Main thread's CPU time per key, unthrottled, through the editor's atoms and stage. */
async function cpuPerKeyMs({ page, session, field }) {
  await page.bringToFront()
  await field.fill(WORDS)
  await field.press('End')
  await page.waitForTimeout(SETTLED_MS)
  const before = await spentMs(session)
  for (const key of KEYS) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(PAUSE_MS)
  }
  return ((await spentMs(session)) - before) / KEYS.length
}

/**
 * Types on several cards alternately; returns { id: CPU ms per round }. Equal numbers of keys, since JITs
 * speed up code that runs often.
 */
export async function keysInTurn(browser, urls, rounds) {
  const ids = Object.keys(urls)
  const cards = {}
  for (const id of ids) cards[id] = await openCard(browser, urls[id])
  const taken = Object.fromEntries(ids.map((id) => [id, []]))
  for (let round = -1; round < rounds; round++) {
    for (const id of rotated(ids, round + 1)) {
      const ms = await cpuPerKeyMs(cards[id])
      if (round >= 0) taken[id].push(ms)
    }
  }
  for (const { page } of Object.values(cards)) await page.context().close()
  return taken
}

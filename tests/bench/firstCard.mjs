import { loadavg } from 'node:os'
import { summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SLOWED_TIMES = 4
const MAX_MS = 2_500

export async function measureFirstCard(browser, origin, runs) {
  const results = []
  for (const device of ['slow phone', 'desktop']) {
    const isSlow = device === 'slow phone'
    await oneRun(browser, origin, isSlow) // The server draws the picture for the day's first visitor.
    const taken = []
    for (let run = 0; run < runs; run++) taken.push(await oneRun(browser, origin, isSlow))
    const of = (moment) => summary(taken.map((times) => times[moment]))
    const result = {
      device,
      load: loadavg()[0],
      maxMs: isSlow ? MAX_MS : null,
      words: of('words'),
      picture: of('picture'),
      live: of('live'),
      card: of('card'),
      bytes: of('bytes'),
    }
    results.push(result)
    console.log(
      `  ${device}: ${['words', 'picture', 'live', 'card'].map((id) => `${id} ${result[id].median}`).join(', ')} ms`,
    )
  }
  return results
}

export const firstCardSamples = {
  needs: ['product'],
  rounds: { full: 6, quick: 3 },
  open: (browser, { product }) => ({ browser, origin: product.origin }),
  async sample({ browser, origin }) {
    const { words, live, card } = await oneRun(browser, origin, true)
    return { words, live, card }
  },
  close() {},
}

async function oneRun(browser, origin, isSlow) {
  const context = await browser.newContext({ ...(isSlow ? PHONE : DESKTOP), locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', SLOW)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES })
  }
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(noteMoments)
  await page.goto(`${origin}/en`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.moments.card !== undefined)
  const moments = await page.evaluate(() => window.moments)
  await context.close()
  // If the card itself is first, the others are not needed.
  return { words: moments.card, picture: moments.card, live: moments.card, ...moments, bytes }
}

function noteMoments() {
  const moments = (window.moments = {})
  const isSeen = {
    words: () => {
      const line = document.querySelector('#first-card p')
      return line?.textContent && getComputedStyle(line).opacity === '1'
    },
    picture: () => document.querySelector('#first-card img')?.checkVisibility(),
    live: () => document.documentElement.dataset.live !== undefined,
    card: () => !document.querySelector('#first-card') && document.querySelector('section [role=img] canvas'),
  }
  const look = () => {
    for (const [id, see] of Object.entries(isSeen)) if (see()) moments[id] ??= Math.round(performance.now())
    if (moments.card === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export function firstCardSection(firstCard) {
  return [
    `A first visit to /en, in ms, until home shows the day’s words, the server’s picture of its card, and the card itself; “live” is when it can be used. The slow phone has 1.6 Mbit/s, 150 ms to the server and a processor 4 times slower.`,
    firstCardTable(firstCard),
  ]
}

function firstCardTable(firstCard) {
  const rows = firstCard.map(({ device, load, maxMs, words, picture, live, card, bytes }) => {
    const bounded = (ms) => `${spread(ms)}${maxMs ? ` of ${maxMs} ${verdict(ms.median <= maxMs)}` : ''}`
    const kilobytes = `${Math.round(bytes.median / 1_000)} KB`
    return [device, load.toFixed(1), bounded(words), bounded(picture), spread(live), spread(card), kilobytes]
  })
  return table(['', 'machine’s load', 'words', 'picture', 'live', 'card', 'received until the card'], rows)
}

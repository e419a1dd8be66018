import { chromium } from 'playwright'
import { HOW_TO_INSTALL, obtainChromium } from '../../.ci/chromium.mjs'

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--expose-gc',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export async function launchChromium() {
  const executablePath = obtainChromium()
  if (!executablePath) throw new Error(HOW_TO_INSTALL)
  return chromium.launch({ executablePath, args: ARGS })
}

/** A page that fails aloud, at this many device pixels per CSS pixel. */
export async function newPage(browser, pixelRatio, viewport = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ deviceScaleFactor: pixelRatio, viewport, locale: 'en-GB' })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error('page:', error.message))
  return page
}

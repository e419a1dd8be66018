import { chromium } from 'playwright'
import { CHROMIUM_ARGS, HOW_TO_INSTALL, obtainChromium } from '../../.ci/chromium.mjs'
import { shiftDate } from '../fixtures/shiftDate.mjs'

export async function launchChromium() {
  const executablePath = obtainChromium({ isWhole: true }) // the whole browser, as visitors use it
  if (!executablePath) throw new Error(HOW_TO_INSTALL)
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, '--js-flags=--expose-gc'] })
}

/** The same quote is measured on every day. */
const OPENED_AT = '2026-11-21T09:00:00'

export async function newPage(browser, pixelRatio, viewport = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ deviceScaleFactor: pixelRatio, viewport, locale: 'en-GB' })
  await context.addInitScript(shiftDate, { localTime: OPENED_AT, setAtMs: Date.now() })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error('page:', error.message))
  return page
}

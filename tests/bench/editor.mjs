import { newPage } from './browser.mjs'

const THUMBNAILS_MS = 3_000

export async function openEditor(browser, origin, { pixelRatio = 1, script, argument } = {}) {
  const page = await newPage(browser, pixelRatio)
  if (script) await page.addInitScript(script, argument)
  await page.goto(`${origin}/en/editor`)
  await page.getByRole('img').first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(THUMBNAILS_MS)
  return { page, session: await page.context().newCDPSession(page) }
}

export async function chooseTemplate(page, name) {
  await page.getByRole('option', { name, exact: true }).first().click()
}

export async function exportAt4x(page) {
  await page.getByRole('button', { name: 'Export Settings' }).click()
  await page.getByRole('radio', { name: '4x 4K' }).check()
  await page.keyboard.press('Escape')
}

export async function openTabs(page, ...names) {
  for (const name of names) await page.getByRole('tab', { name, exact: true }).click()
}

export function slowed(session, rate) {
  return session.send('Emulation.setCPUThrottlingRate', { rate })
}

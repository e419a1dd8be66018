import { readFile } from 'node:fs/promises'
import { button, radio } from './editorPage'
import { expect, type Download, type Locator, type Page } from './fixtures'
import { filesInZip } from './storedZip'

export const WEEK = ['22', '23', '24', '25', '26', '27', '28'] // days in November 2026, from Sunday

export const cells = (page: Page) => page.locator('main ol > li[data-state]')
export const drawn = (page: Page) => page.locator('main ol > li[data-state=drawn]')
export const exportButton = (page: Page) => page.getByRole('button', { name: /^Export \d+ Pictures?$/ })
export const progress = (page: Page) => page.getByRole('progressbar', { name: 'Drawing' })
const isPhone = (page: Page) => page.viewportSize()!.width < 768

export async function openSet(page: Page, query = ''): Promise<void> {
  await page.goto(`/en/set${query}`)
  await expect(cells(page).first()).toBeVisible()
}

export async function withOptions(page: Page, choose: () => Promise<void>): Promise<void> {
  const handle = button(page, 'Resize the panel')
  if (isPhone(page)) {
    await handle.press('ArrowUp')
    await handle.click({ trial: true }) // once the sheet stands still
  }
  await choose()
  if (isPhone(page)) await handle.press('Escape')
}

export async function openWeek(page: Page, days = WEEK.length): Promise<void> {
  await openSet(page, '?month=2026-11')
  await withOptions(page, async () => {
    await radio(page, 'Range', 'Dates').check({ force: true })
    await page.getByLabel('From', { exact: true }).fill('2026-11-22')
    await page.getByLabel('To', { exact: true }).fill(`2026-11-${21 + days}`)
  })
  await expect(cells(page)).toHaveCount(days)
}

export const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

export async function chooseOnly(page: Page, names: readonly string[]): Promise<void> {
  const chosen = await page
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) =>
      boxes.map((box) => document.getElementById(box.getAttribute('aria-labelledby')!)!.textContent),
    )
  for (const name of chosen.filter((other) => !names.includes(other)))
    await checkbox(page, name).uncheck({ force: true })
  for (const name of names) await checkbox(page, name).check({ force: true })
}

export async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

export async function zipFrom(
  page: Page,
  start: Locator,
): Promise<{ name: string; files: Map<string, Buffer> }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start.click()])
  return { name: download.suggestedFilename(), files: filesInZip(await contentOf(download)) }
}

export const pictures = (files: Map<string, Buffer>) =>
  [...files.keys()].filter((name) => name !== 'manifest.json')

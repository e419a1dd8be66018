import { readFile } from 'node:fs/promises'
import { button } from './editorPage'
import { expect, type BrowserContext, type Page } from './fixtures'

export const KEEP = 'Keep This Card'

export const cards = (page: Page) => page.getByRole('list', { name: 'Kept cards' }).getByRole('listitem')
export const names = (page: Page) =>
  cards(page).evaluateAll((items) =>
    items
      .toSorted((one, other) => Number(one.ariaPosInSet) - Number(other.ariaPosInSet))
      .map((item) => item.querySelector('span[title]')?.textContent),
  )

export const kept = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('quotidian-kept')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.addEventListener('success', () => resolve(open.result))
    })
    const all = db.transaction('kept').objectStore('kept').getAll(IDBKeyRange.bound('card:', 'card:~'))
    const records = await new Promise<{ name: string; card: { settings: { shadow: string } } }[]>((resolve) =>
      all.addEventListener('success', () => resolve(all.result)),
    )
    db.close()
    return records.toReversed()
  })

export async function keep(page: Page): Promise<void> {
  await button(page, KEEP).click()
  await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'true')
}

export async function openCards(page: Page): Promise<void> {
  await page.goto('/en/cards')
  await expect(cards(page).first()).toBeVisible()
}

export async function menu(page: Page, name: RegExp | string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^More: ${name instanceof RegExp ? name.source : name}`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

export async function exportAll(page: Page) {
  const downloading = page.waitForEvent('download')
  await button(page, 'Export All').click()
  const download = await downloading
  const buffer = await readFile(await download.path())
  return { name: download.suggestedFilename(), mimeType: 'application/json', buffer }
}

/** Stores days as Keep This Day does, so that the first is first in the list. */
export function keepDays(page: Page, days: readonly string[]): Promise<void> {
  return page.evaluate(async (names) => {
    const open = indexedDB.open('quotidian-kept')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.addEventListener('upgradeneeded', () => open.result.createObjectStore('kept'))
      open.addEventListener('success', () => resolve(open.result))
    })
    const change = db.transaction('kept', 'readwrite')
    names.forEach((name, at) => change.objectStore('kept').put({ keptAt: 1_000 - at }, `day:${name}`))
    await new Promise((resolve) => change.addEventListener('complete', resolve))
    db.close()
  }, days)
}

export async function kill(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

import en from '../../src/language/locales/en.days.json' with { type: 'json' }
import { expect, test, type Page } from './fixtures'
import { keepDays, kill } from './keptCards'

const keepDay = (page: Page) => page.getByRole('button', { name: en.day.keep })

async function press(page: Page, isKept: boolean): Promise<void> {
  await keepDay(page).click()
  await expect(keepDay(page)).toHaveAttribute('aria-pressed', String(isKept))
}

async function listedDays(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: /^Days/ }).click()
  const days = page.getByRole('list', { name: 'Kept days' }).getByRole('link')
  await expect(days.first()).toBeVisible()
  return days.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''))
}

test(
  'a day of any year is kept in every year; a date is that date; My Cards tells them apart',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/en/days/2026-11-22')
    await press(page, true)
    await page.goto('/en/days/11-22')
    await expect(keepDay(page)).toHaveAttribute('aria-pressed', 'false')
    await press(page, true)
    await page.goto('/en/cards')
    expect(await listedDays(page)).toEqual(['22 November', '22 November 2026'])
    await expect(page.getByText('22 November 2026', { exact: true })).toBeVisible()

    await page.goto('/en/days/2025-11-22')
    await expect(keepDay(page)).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/en/days/2025-11')
    await expect(page.getByRole('grid').getByRole('link', { name: /22 November 2025, kept/ })).toHaveCount(1)
    await page.goto('/en/days/2026-11-22')
    await press(page, false)
    await page.goto('/en/days/2026-11')
    await expect(page.getByRole('grid').getByRole('link')).toHaveCount(30)
    await expect(page.getByRole('grid').getByRole('link', { name: /kept/ })).toHaveCount(0)
  },
)

test('a kept day is there after a crash of its page', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/en/days/11-22')
  await press(page, true)
  await kill(page, context)
  const again = await context.newPage()
  await again.goto('/en/cards')
  expect(await listedDays(again)).toEqual(['22 November'])
})

test('a full disk is said, and no card or day is lost', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en/cards')
  await keepDays(page, ['11-20', '11-21'])
  // As in a browser, the transaction fails whatever the request was.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
      const request = put.apply(this, given)
      if (this.name !== 'kept') return request
      this.transaction.abort()
      Object.defineProperty(this.transaction, 'error', {
        value: new DOMException('full', 'QuotaExceededError'),
      })
      return request
    }
  })
  await page.goto('/en/days/11-22')
  await keepDay(page).click()
  await expect(page.getByRole('alert')).toContainText(en.day.notKept.full)
  await expect(keepDay(page)).toHaveAttribute('aria-pressed', 'false')

  await page.goto('/en/cards')
  const file = JSON.stringify({
    kind: 'quotidian-cards',
    version: 1,
    cards: [],
    days: [{ day: '01-01', keptAt: 1 }],
  })
  await page.setInputFiles('input[type=file]', {
    name: 'kept.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await listedDays(page)).toEqual(['20 November', '21 November'])
})

import { execFileSync, spawnSync } from 'node:child_process'
import { button, isPhone, radio } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { watchConsole } from './watch'

const hasPoppler = spawnSync('pdfinfo', ['-v']).status === 0
const MM_PER_PT = 25.4 / 72
const sheet = (page: Page) => page.getByRole('img', { name: /^Sheet \d+ of \d+: / })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Drawing' })

async function openPrint(page: Page): Promise<void> {
  await page.goto('/en/set')
  await withOptions(page, () => page.getByRole('tab', { name: 'Print', exact: true }).click())
  await expect(sheet(page)).toBeVisible()
}

/** On a phone the options open from the bottom. */
async function withOptions(page: Page, choose: () => Promise<void>): Promise<void> {
  const handle = button(page, 'Resize the panel')
  if (isPhone(page)) await handle.press('ArrowUp')
  await choose()
  if (isPhone(page)) await handle.press('Escape')
}

async function choose(page: Page, group: string, name: string): Promise<void> {
  await withOptions(page, () => radio(page, group, name).check({ force: true }))
}

async function exported(page: Page): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export PDF').click()])
  return { name: download.suggestedFilename(), path: await download.path() }
}

/** Boxes in mm. */
function factsOf(path: string): { pages: number; boxes: Record<'Media' | 'Bleed' | 'Trim', number[]> } {
  const said = execFileSync('pdfinfo', ['-box', path], { encoding: 'utf8' })
  const numbers = (name: string) =>
    (new RegExp(`${name}:\\s+(.+)`).exec(said)?.[1] ?? '').trim().split(/\s+/).map(Number)
  const box = (name: string) => numbers(`${name}Box`).map((pt) => pt * MM_PER_PT)
  return {
    pages: numbers('Pages')[0]!,
    boxes: { Media: box('Media'), Bleed: box('Bleed'), Trim: box('Trim') },
  }
}

function expectMm(actual: readonly number[], expected: readonly number[]): void {
  expect(actual.map((mm, at) => Math.abs(mm - expected[at]!) < 0.2)).toEqual(expected.map(() => true))
}

async function expectDrawn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      sheet(page).evaluate((paper) =>
        [...paper.querySelectorAll<HTMLImageElement>('span > img')].every((image) => image.naturalWidth > 0),
      ),
    )
    .toBe(true)
}

test.describe('A6 cards', () => {
  test('are two on A4, walked sheet by sheet, and come as a PDF in true size', async ({
    sharedPage: page,
  }) => {
    const expectQuiet = watchConsole(page)
    await openPrint(page)
    await expect(page.getByText('15 sheets of A4')).toBeVisible()
    await expect(page.getByText('A4 landscape, two cards on a sheet, 3 mm bleed on each side')).toBeVisible()
    await expect(page.getByText('Trimmed size 105 × 148 mm')).toBeVisible()
    await expectDrawn(page)
    await button(page, 'Next Sheet').click()
    await expect(
      page.getByRole('img', { name: 'Sheet 2 of 15: 3 November 2026, 4 November 2026' }),
    ).toBeVisible()
    const { name, path } = await exported(page)
    expect(name).toBe('quotidian-cards-2026-11.pdf')
    await expect(page.getByText(`Downloading ${name}.`)).toBeVisible()
    if (hasPoppler) {
      const { pages, boxes } = factsOf(path)
      expect(pages).toBe(15)
      expectMm(boxes.Media, [0, 0, 297, 210])
      expectMm(boxes.Trim, [35, 31, 262, 179])
      expectMm(boxes.Bleed, [32, 28, 265, 182])
    }
    expectQuiet()
  })

  test('one alone, this card, is a sheet of its own size', { tag: '@full' }, async ({ page }) => {
    await openPrint(page)
    await choose(page, 'On a sheet', 'One A6')
    await choose(page, 'Cards', 'This card')
    await expect(page.getByRole('img', { name: 'Sheet 1 of 1: this card' })).toBeVisible()
    await withOptions(page, async () => {
      await page.getByRole('switch', { name: 'Crop marks' }).uncheck({ force: true })
      await expect(radio(page, 'Paper', 'A4')).toBeDisabled()
    })
    const { name, path } = await exported(page)
    expect(name).toBe('quotidian-card.pdf')
    if (hasPoppler) expectMm(factsOf(path).boxes.Media, [0, 0, 111, 154])
  })

  test('can be called off, and then again be made', { tag: '@full' }, async ({ page }) => {
    await openPrint(page)
    await button(page, 'Export PDF').click()
    await expect(progress(page)).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(progress(page)).toBeHidden()
    expect((await exported(page)).name).toBe('quotidian-cards-2026-11.pdf')
  })
})

test.describe('posters and desk calendars', () => {
  test('a month is one sheet, its week begins as chosen', { tag: '@full' }, async ({ sharedPage: page }) => {
    await openPrint(page)
    await choose(page, 'Print as', 'Month poster')
    await expect(page.getByText('1 sheet of A3')).toBeVisible()
    await expectDrawn(page)
    const lefts = () =>
      sheet(page).evaluate((paper) =>
        [...paper.querySelectorAll('span')].map((card) => card.getBoundingClientRect().left),
      )
    const [sundayFirst = 0, monday = 0] = await lefts()
    expect(sundayFirst).toBeLessThan(monday) // 1 November 2026 is a Sunday.
    await withOptions(page, () =>
      page.getByRole('switch', { name: 'Week starts on Monday' }).check({ force: true }),
    )
    await expect.poll(async () => (await lefts())[0]! > (await lefts())[1]!).toBe(true)
    const { name, path } = await exported(page)
    expect(name).toBe('quotidian-poster-2026-11.pdf')
    if (hasPoppler) expectMm(factsOf(path).boxes.Media, [0, 0, 297, 420])
  })

  test('a year has twelve leaves, or one for each week', { tag: '@full' }, async ({ page }) => {
    await openPrint(page)
    await choose(page, 'Print as', 'Desk calendar')
    await expect(page.getByText('12 sheets of A4')).toBeVisible()
    await choose(page, 'Pages', 'Weeks')
    await expect(page.getByText('53 sheets of A4')).toBeVisible()
    await choose(page, 'Paper', 'A3')
    await expect(page.getByText('27 sheets of A3')).toBeVisible()
  })
})

test('printing lays the sheets out in true size, alone', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openPrint(page)
  await choose(page, 'Print as', 'Month poster')
  await button(page, 'Print…').click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const size = await page.locator('.printedSheets > div').boundingBox()
  expect(Math.abs(size!.width - (297 * 96) / 25.4)).toBeLessThan(1)
  expect(Math.abs(size!.height - (420 * 96) / 25.4)).toBeLessThan(1)
  await expect(page.getByRole('main')).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.printedSheets')).toHaveCount(0)
})

test(
  'type that does not arrive is said, with the day, and is asked for again',
  { tag: '@full' },
  async ({ page }) => {
    await openPrint(page)
    await expectDrawn(page)
    await button(page, 'Next Sheet').click()
    await expectDrawn(page)
    await page.route(/\.woff2(\?|$)/, (route) => route.abort())
    await button(page, 'Export PDF').click()
    const alert = page.getByRole('alert').filter({ hasText: 'its fonts did not load' })
    await expect(alert).toBeVisible({ timeout: 60_000 })
    await page.unroute(/\.woff2(\?|$)/)
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Try Again').click()])
    expect(download.suggestedFilename()).toBe('quotidian-cards-2026-11.pdf')
    await expect(alert).toBeHidden()
  },
)

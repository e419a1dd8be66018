import { expect, QUOTE, test, type Locator, type Page } from './fixtures'
import { watchConsole } from './watch'

const grid = (page: Page) => page.getByRole('grid')
const cell = (page: Page, name: RegExp | string) => grid(page).getByRole('link', { name })
const month = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page) => page.getByRole('searchbox')

const drawn = (page: Page | Locator) => page.locator('img[src^="blob:"]')

test.describe('the calendar', () => {
  test('shows this month, with today and the beginning of each quote @full-phone @full-tablet @full', async ({
    sharedPage: page,
  }) => {
    const expectQuiet = watchConsole(page)
    await page.goto('/en/days')
    await expect(month(page)).toHaveText('November 2026')
    await expect(grid(page)).toHaveAccessibleName('November 2026')
    await expect(grid(page).getByRole('link')).toHaveCount(30)
    await expect(grid(page).getByRole('columnheader').first()).toHaveAccessibleName('Sunday')
    const start = QUOTE.content.replaceAll('\n', ' ').split(' ').slice(0, 4).join(' ')
    await expect(cell(page, /, today/)).toHaveAccessibleName(
      new RegExp(`^Saturday 21 November 2026, today: ${start}`),
    )
    await expect(drawn(cell(page, /, today/))).toHaveCount(1, { timeout: 60_000 })
    expectQuiet()
  })

  test('draws its days from the first', async ({ page }) => {
    await page.addInitScript(() => {
      const drawn: string[] = []
      Object.assign(window, { drawnDays: drawn })
      const record = (changes: MutationRecord[]) => {
        for (const { target } of changes) {
          const { day } = (target as Element).closest<HTMLElement>('[data-day]')?.dataset ?? {}
          if (day && !drawn.includes(day)) drawn.push(day)
        }
      }
      new MutationObserver(record).observe(document, { subtree: true, attributeFilter: ['src'] })
    })
    await page.goto('/en/days/2026-11')
    await expect(drawn(page)).toHaveCount(30, { timeout: 60_000 })
    const days = await page.evaluate(() => (window as unknown as { drawnDays: string[] }).drawnDays)
    // Three are drawn at a time, and one may wait for its letters.
    const strayed = days.map((day, at) => Math.abs(at + 1 - Number(day.slice(-2))))
    expect(Math.max(...strayed), days.join(' ')).toBeLessThan(10)
  })

  test('shows a month seen before at once', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      const world = globalThis as { picturesDrawn?: number }
      const { toBlob } = HTMLCanvasElement.prototype
      world.picturesDrawn = 0
      HTMLCanvasElement.prototype.toBlob = function (...options) {
        world.picturesDrawn! += 1
        toBlob.apply(this, options)
      }
    })
    const picturesDrawn = () =>
      page.evaluate(() => (globalThis as unknown as { picturesDrawn: number }).picturesDrawn)
    await page.goto('/en/days/2026-02')
    await expect(drawn(page)).toHaveCount(28, { timeout: 90_000 })
    await page.getByRole('link', { name: 'Next month' }).click()
    await expect(month(page)).toHaveText('March 2026')
    await expect(drawn(page)).toHaveCount(31, { timeout: 90_000 }) // No other month is still being drawn.
    const before = await picturesDrawn()
    expect(before).toBe(28 + 31)
    await page.goBack()
    await expect(month(page)).toHaveText('February 2026')
    await expect(drawn(page)).toHaveCount(28)
    expect(await picturesDrawn()).toBe(before)
  })

  test('is one tab stop, walked by keys', async ({ sharedPage: page }) => {
    await page.goto('/en/days')
    const stops = grid(page).locator('a[tabindex="0"]')
    await expect(stops).toHaveCount(1)
    await stops.focus()
    const walk = async (key: string, name: RegExp) => {
      await page.keyboard.press(key)
      await expect(cell(page, name)).toBeFocused()
      await expect(stops).toHaveCount(1)
    }
    await walk('ArrowLeft', /20 November 2026/)
    await walk('ArrowUp', /13 November 2026/)
    await walk('Home', / 8 November 2026/)
    await walk('End', /14 November 2026/)
    await walk('PageDown', /14 December 2026/)
    await expect(page).toHaveURL(/\/days\/2026-12$/)
    await walk('Shift+PageUp', /14 December 2025/)
    await walk('PageUp', /14 November 2025/)
    for (let week = 0; week < 3; week += 1) await page.keyboard.press('ArrowDown')
    await expect(cell(page, / 5 December 2025/)).toBeFocused()
    // The note is a Tab stop that appears late; until then it is present but inert.
    await expect(page.getByRole('complementary', { name: 'A note from the developer' })).not.toHaveAttribute(
      'inert',
    )
    await page.keyboard.press('Tab')
    await expect(grid(page).locator(':focus')).toHaveCount(0)
    await walk('Shift+Tab', / 5 December 2025/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/days\/2025-12-05$/)
    await page.goBack()
    await expect(month(page)).toHaveText('December 2025')
  })

  test(
    'has the focus on the day from which the visitor comes back',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      await page.goto('/en/days/2026-10')
      const day = page.getByRole('link', { name: /14 October 2026/ })
      await day.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/days\/2026-10-15$/)
      await page.goBack()
      await expect(page.getByRole('link', { name: /15 October 2026/ })).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(day).toBeFocused()
    },
  )

  test('has all ways to other days in a phone’s window @phone @touch', async ({ sharedPage: page }) => {
    for (const language of ['en', 'zh']) {
      await page.goto(`/${language}/days`)
      await page.getByRole('button', { name: /Go to a Date|跳到某一天/ }).click()
      const inset = (await page.getByRole('grid').boundingBox())!
      for (const name of [/^(Show|查看)$/, /^(Today|今天)$/, /^(Subscribe|订阅)$/, /^(Export|导出)$/]) {
        const way = page.getByRole('main').getByText(name).filter({ visible: true })
        const { x, width } = (await way.boundingBox())!
        expect(x + width, String(name)).toBeLessThanOrEqual(inset.x + inset.width)
      }
    }
  })

  test('opens a day by mouse and touch @full-phone @full-tablet', async ({ sharedPage: page }) => {
    await page.goto('/zh/days')
    await cell(page, /11.月.5.日/).click()
    await expect(page).toHaveURL(/\/zh\/days\/2026-11-05$/)
  })

  test('fits the window @phone @full-tablet', async ({ sharedPage: page }) => {
    for (const path of ['/en/days/2026-08', '/zh/days/2026-08', '/en/days?q=love']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

  const SPOKEN = 'is to a screen reader a grid of weeks, whose days say date, today, kept and words'
  test(SPOKEN, { tag: ['@full', '@full-phone', '@full-tablet'] }, async ({ page }) => {
    await page.goto('/en/days/11-18')
    await page.getByRole('button', { name: 'Keep This Day' }).click()
    await expect(page.getByRole('button', { name: 'Keep This Day' })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/en/days')
    await expect(cell(page, /, kept: /)).toHaveCount(1)
    await expect(grid(page)).toMatchAriaSnapshot(`
      - grid "November 2026":
        - row "Sunday Monday Tuesday Wednesday Thursday Friday Saturday":
          - columnheader "Sunday"
          - columnheader "Monday"
          - columnheader "Tuesday"
          - columnheader "Wednesday"
          - columnheader "Thursday"
          - columnheader "Friday"
          - columnheader "Saturday"
        - row /Sunday 1 November 2026/
        - row /Sunday 8 November 2026/
        - row /Sunday 15 November 2026/:
          - gridcell /^Sunday 15 November 2026/:
            - link /^Sunday 15 November 2026/
          - gridcell /^Monday 16 November 2026/
          - gridcell /^Tuesday 17 November 2026/
          - gridcell /^Wednesday 18 November 2026, kept/
          - gridcell /^Thursday 19 November 2026/
          - gridcell /^Friday 20 November 2026/
          - gridcell /^Saturday 21 November 2026, today/
        - row /Sunday 22 November 2026/
        - row /Sunday 29 November 2026/
    `)
    await expect(grid(page).locator('[aria-current=date]')).toHaveAccessibleName(/, today: /)
    await expect(grid(page).locator('[aria-current]')).toHaveCount(1)
    await expect(grid(page).getByRole('row')).toHaveCount(6)
    await expect(grid(page).getByRole('gridcell')).toHaveCount(35)
    await page.goto('/en/days/2026-10')
    await expect(grid(page).getByRole('link')).toHaveCount(31)
    await expect(grid(page).locator('[aria-current]')).toHaveCount(0)
  })
})

test.describe('search', () => {
  test('takes the grid’s place, says how many and marks the words @full', async ({ sharedPage: page }) => {
    await page.goto('/en/days')
    await field(page).fill('winter')
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'winter' })
    await expect(status).toHaveText(/^8 days with “winter”\./)
    await expect(grid(page)).toHaveCount(0)
    const hits = page.locator('mark')
    await expect(hits.first()).toHaveText(/^winter$/i)
    await expect(page).toHaveURL(/\?q=winter$/)
    await page
      .getByRole('link', { name: /Percy Bysshe Shelley/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/en\/days\/01-20$/)
    await page.goBack()
    await expect(field(page)).toHaveValue('winter')
    await expect(status).toHaveText(/^8 days/)
    await page.goBack()
    await expect(grid(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('')
  })

  test('opens from its button on a phone, and closes again @phone @touch', async ({ sharedPage: page }) => {
    await page.goto('/en/days')
    await expect(field(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('keats')
    await expect(page.locator('mark').first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(grid(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('months are walked, drawn and searched', { tag: '@full' }, async ({ page, context }) => {
    await page.goto('/en/days')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await expect(drawn(page)).toHaveCount(30, { timeout: 120_000 })
    await context.setOffline(true)

    await page.goto('/en/days/2026-11')
    await expect(drawn(page)).toHaveCount(30, { timeout: 120_000 })
    await page.goto('/en/days/2027-03')
    await expect(month(page)).toHaveText('March 2027')
    await expect(cell(page, /^Monday 1 March 2027: \w/)).toHaveCount(1)
    await page.getByRole('link', { name: 'Next month' }).click()
    await expect(cell(page, / 30 April 2027: \w/)).toHaveCount(1)
    await field(page).fill('winter')
    await expect(page.getByText(/^8 days with/)).toBeVisible()
  })
})

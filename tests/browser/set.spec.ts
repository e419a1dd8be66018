import { button, openEditor, openTab, radio } from './editorPage'
import { expect, QUOTE, test } from './fixtures'
import {
  cells,
  checkbox,
  chooseOnly,
  contentOf,
  drawn,
  exportButton,
  openSet,
  openWeek,
  pictures,
  progress,
  WEEK,
  withOptions,
  zipFrom,
} from './setPage'
import { filesInZip } from './storedZip'
import { watchConsole } from './watch'

/** Nothing answers Chromium's save picker here, so the zip is downloaded as in other browsers. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
    Reflect.deleteProperty(window, 'showDirectoryPicker')
  })
})

test('a phone shows all of its tabs', { tag: ['@phone', '@touch'] }, async ({ page }) => {
  await openSet(page)
  for (const name of ['Sizes', 'By Date', 'Print'])
    await expect(page.getByRole('tab', { name })).toBeInViewport()
  await openTab(page, 'Print')
  await expect(page.getByRole('tabpanel')).toBeInViewport()
})

test.describe('this card in many sizes', () => {
  test('comes as a zip whose files are those of the editor, byte for byte', async ({ page }) => {
    const expectQuiet = watchConsole(page)
    await openSet(page)
    await chooseOnly(page, ['Instagram Story', 'X', 'E-ink'])
    await expect(page.getByRole('heading', { name: 'This card, in 3 sizes' })).toBeVisible()
    const { name, files } = await zipFrom(page, exportButton(page))
    expect(name).toBe('quotidian-2026-11-21.zip')
    expect(pictures(files).toSorted()).toEqual([
      '2026-11-21-e-ink.png',
      '2026-11-21-instagram-story.jpg',
      '2026-11-21-x.png',
    ])
    const manifest = JSON.parse(files.get('manifest.json')!.toString()) as { pictures: { quote: string }[] }
    expect(manifest.pictures.map(({ quote }) => quote)).toEqual(Array(3).fill(QUOTE.content))
    await expect(page.getByText('3 pictures. Downloading quotidian-2026-11-21.zip.')).toBeVisible()
    expectQuiet()

    await openEditor(page)
    await openTab(page, 'Frame')
    for (const [place, file] of [
      ['Instagram Story', '2026-11-21-instagram-story.jpg'],
      ['X', '2026-11-21-x.png'],
      ['E-ink', '2026-11-21-e-ink.png'],
    ] as const) {
      await button(page, 'Made for').click()
      await radio(page, 'Made for', place).check({ force: true })
      await button(page, 'Back to Frame').click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Export Image').click(),
      ])
      expect((await contentOf(download)).equals(files.get(file)!), place).toBe(true)
    }
  })

  test(
    'the names of files follow a pattern, and what cannot be filled in is told',
    { tag: '@full' },
    async ({ page }) => {
      await openSet(page)
      const names = page.getByRole('textbox', { name: 'File names' })
      await names.fill('{number} {target}')
      await expect(names).toHaveAccessibleDescription(/^The first is 1 instagram-post\.jpg\.$/)
      await names.fill('{weather}')
      await expect(names).toHaveAccessibleDescription(/^\{weather\} is not a known placeholder\./)
    },
  )

  test(
    'without a size there is nothing to export, and the sheet says what to do',
    { tag: '@full' },
    async ({ page }) => {
      await openSet(page)
      await chooseOnly(page, [])
      await expect(page.getByText('Choose a size to see it here.')).toBeVisible()
      await expect(exportButton(page)).toBeDisabled()
    },
  )
})

test.describe('days', () => {
  test(
    'a month comes whole, a picture a day, though it pauses; it tells how far it is',
    { tag: '@full' },
    async ({ page }) => {
      await openSet(page, '?month=2026-11') // A week might be drawn before the pause.
      await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
      await expect(cells(page)).toHaveCount(30)
      await exportButton(page).click()
      await button(page, 'Pause').click()
      await expect(button(page, 'Resume')).toBeFocused()
      await expect(progress(page)).toHaveAttribute('aria-valuetext', /^\d+ of 30$/)
      const { name, files } = await zipFrom(page, button(page, 'Resume'))
      expect(name).toBe('quotidian-2026-11.zip')
      expect(pictures(files)).toEqual(
        Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}-4x5.png`),
      )
      expect(new Set(pictures(files).map((file) => files.get(file)!.toString('base64'))).size).toBe(30)
      await expect(exportButton(page)).toBeVisible()
    },
  )

  test(
    'are chosen by week, month, year and dates; what is wrong with dates is told',
    { tag: ['@full', '@full-phone'] },
    async ({ page }) => {
      await openSet(page, '?month=2026-02')
      await expect(cells(page)).toHaveCount(28)
      await withOptions(page, async () => {
        await button(page, 'Next month').click()
        await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible()
        await radio(page, 'Range', 'Week').check({ force: true })
        await expect(page.getByRole('heading', { name: '1–7 March 2026' })).toBeVisible()
        await radio(page, 'Range', 'Year').check({ force: true })
        await expect(page.getByRole('heading', { name: 'January' })).toBeVisible()
        await radio(page, 'Range', 'Dates').check({ force: true })
        const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })]
        await from.fill('2026-03-09')
        await to.fill('2026-03-08')
        await to.blur()
        await expect(to).toHaveAccessibleDescription('This is before the first date.')
        await to.fill('2028-03-08')
        await to.blur()
        await expect(to).toHaveAccessibleDescription('That is 731 days. The limit is 366.')
        await to.fill('')
        await to.blur()
        await expect(to).toHaveAccessibleDescription('This is not a complete date.')
        await to.fill('2026-03-10')
        await to.blur()
      })
      await expect(cells(page)).toHaveCount(2)
    },
  )

  test(
    'one that fails is named, the rest goes on, and it is tried again',
    { tag: '@full' },
    async ({ page, browser }) => {
      const fontsOf = async (days: number) => {
        const asked = new Set<string>()
        const scout = await browser.newPage()
        // Disables preloading while idle, which would count too on a busy machine.
        await scout.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
        scout.on('request', (request) => {
          if (request.url().includes('.woff2')) asked.add(new URL(request.url()).pathname)
        })
        await openWeek(scout, days)
        await expect.poll(() => scout.locator('main ol img[src]').count()).toBe(days)
        await scout.close()
        return asked
      }
      const [first, all] = [await fontsOf(1), await fontsOf(WEEK.length)]
      const isMissing = ({ pathname }: URL) => all.has(pathname) && !first.has(pathname)
      await page.route(isMissing, (route) => route.abort())

      await openWeek(page)
      const { files } = await zipFrom(page, exportButton(page))
      const alert = page.getByRole('alert').filter({ hasText: /left out/ })
      await expect(alert).toContainText('fonts did not load')
      const left = WEEK.length - pictures(files).length
      expect(left).toBeGreaterThan(0)
      await expect(page.locator('li[data-state=failed]')).toHaveCount(left)

      await page.unroute(isMissing)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        alert.getByRole('button', { name: 'Try It Again' }).click(),
      ])
      expect(pictures(filesInZip(await contentOf(download)))).toHaveLength(WEEK.length)
      await expect(alert).toHaveCount(0)
    },
  )
})

test('a set is canceled while it is drawn, and what is drawn is kept', { tag: '@full' }, async ({ page }) => {
  await openSet(page, '?month=2026-11')
  await exportButton(page).click()
  await expect(drawn(page).nth(1)).toBeVisible()
  await button(page, 'Cancel').click()
  const take = page.getByRole('button', { name: /^Export \d+$/ })
  await expect(take).toBeFocused()
  const count = Number(/\d+/.exec((await take.textContent()) ?? '')?.[0])
  await expect(page.getByText(`Stopped after ${count}.`)).toBeVisible()
  const { files } = await zipFrom(page, take)
  expect(pictures(files)).toHaveLength(count)
})

test(
  'a set whose page was closed comes back with what was chosen, and makes room for another choice',
  { tag: '@full' },
  async ({ page }) => {
    await openSet(page, '?month=2026-02')
    await expect(cells(page)).toHaveCount(28)
    await exportButton(page).click()
    await expect(drawn(page).nth(1)).toBeVisible()
    await button(page, 'Pause').click()
    await page.reload()
    const stopped = page.getByText(/^Stopped after \d/)
    await expect(stopped).toBeVisible()
    await expect(cells(page)).toHaveCount(28)
    await expect(page.getByRole('tab', { name: 'By Date' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: 'February 2026' })).toBeVisible()
    await expect(radio(page, 'Look', 'Each day’s own')).toBeChecked()

    await radio(page, 'Range', 'Week').check({ force: true })
    await expect(cells(page)).toHaveCount(WEEK.length)
    await expect(exportButton(page)).toHaveText('Export 7 Pictures')
    await expect(stopped).toHaveCount(0)
    await radio(page, 'Range', 'Month').check({ force: true })
    await expect(stopped).toBeVisible()
    const { files } = await zipFrom(page, button(page, 'Continue'))
    expect(pictures(files)).toHaveLength(28)
  },
)

test('a set is made by keys alone', { tag: '@full' }, async ({ page }) => {
  await openSet(page)
  await page.getByRole('tab', { name: 'Sizes' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'By Date' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(radio(page, 'Range', 'Month')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(radio(page, 'Range', 'Week')).toBeChecked()
  await expect(cells(page)).toHaveCount(7)
  await exportButton(page).focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect(pictures(filesInZip(await contentOf(await download)))).toHaveLength(7)
  await expect(exportButton(page)).toBeFocused()
})

test(
  'the places of days turn the panel over, and Esc turns it back',
  { tag: ['@full', '@full-phone'] },
  async ({ page }) => {
    await openSet(page, '?month=2026-11')
    await withOptions(page, async () => {
      await button(page, 'Made for').click()
      await expect(checkbox(page, '4:5')).toBeFocused()
      await checkbox(page, 'X').check({ force: true })
      await page.keyboard.press('Escape')
      await expect(button(page, 'Made for')).toBeFocused()
      await expect(button(page, 'Made for')).toHaveAccessibleDescription('2 targets')
    })
    await expect(cells(page)).toHaveCount(60)
  },
)

test('the ways in: the editor’s menu, and a month of the calendar', { tag: '@full' }, async ({ page }) => {
  await openEditor(page)
  await button(page, 'More Ways').click()
  await page.getByRole('menuitem', { name: 'Batch Export…' }).click()
  await expect(page).toHaveURL(/\/en\/set$/)
  await expect(page.getByRole('heading', { name: /^This card, in \d sizes$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editor', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: 'Back to the Editor' }).click()
  await expect(page).toHaveURL(/\/en\/editor$/)

  await page.goto('/en/days/2026-10')
  await button(page, 'Export').click()
  await page.getByRole('menuitem', { name: 'Batch Export…' }).click()
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible()
  await expect(cells(page)).toHaveCount(31)

  await page.goto('/en/days/2026-10')
  await button(page, 'Export').click()
  await page.getByRole('menuitem', { name: 'Print…' }).click()
  await expect(page.getByRole('tab', { name: 'Print' })).toHaveAttribute('aria-selected', 'true')
})

import { button, card, openEditor, openTab, radio, undo } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { PAGE_CODE } from './holdRequests'
import { cards, exportAll, keep, KEEP, keepDays, kept, kill, menu, names, openCards } from './keptCards'
import { watchConsole } from './watch'

const SAVED_MS = 1_500 // By then, an edit would have been detected.

async function choose(page: Page, shadow: string): Promise<void> {
  await openTab(page, 'Frame')
  await radio(page, 'Shadow', shadow).check()
}

async function keepTwo(page: Page): Promise<void> {
  await openEditor(page)
  await keep(page)
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20')
  await button(page, 'Get Quote').click()
  await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'false')
  await keep(page)
}

test.describe('a kept card', () => {
  test(
    'follows the editor’s edits, and another quote is another card',
    { tag: '@full-phone' },
    async ({ sharedPage: page }) => {
      const expectQuiet = watchConsole(page)
      await openEditor(page)
      await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'false')
      await keep(page)
      await choose(page, 'Large')
      await expect
        .poll(async () => (await kept(page)).map(({ card: { settings } }) => settings.shadow))
        .toEqual(['lg'])
      await openTab(page, 'Content')
      await page.getByLabel('Date', { exact: true }).fill('2026-11-20')
      await button(page, 'Get Quote').click()
      await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'false')
      await choose(page, 'Inner')
      await page.waitForTimeout(SAVED_MS)
      expect((await kept(page)).map(({ card: { settings } }) => settings.shadow)).toEqual(['lg'])
      await undo(page)
      await undo(page)
      await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'true')
      expectQuiet()
    },
  )

  test('stays when its button is pressed again, which asks: keep a copy, or remove @full', async ({
    page,
  }) => {
    const answer = (name: string) => page.getByRole('status').getByRole('button', { name })
    await openEditor(page)
    await keep(page)
    await expect(page.getByText('Kept in My Cards. It follows your changes.')).toBeVisible()
    await answer('Keep a Copy').click()
    await expect(page.getByText('A copy is in My Cards.')).toBeVisible()
    expect(await kept(page)).toHaveLength(2)
    await button(page, KEEP).click()
    await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'true')
    expect(await kept(page)).toHaveLength(2)
    await answer('Remove').click()
    await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'false')
    expect(await kept(page)).toHaveLength(1)
    await answer('Undo').click()
    await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'true')
    expect(await kept(page)).toHaveLength(2)
  })

  test(
    'is still followed after a crash, which loses nothing',
    { tag: '@full' },
    async ({ page, context }) => {
      await openEditor(page)
      await keep(page)
      await choose(page, 'Large')
      await page.waitForFunction(() => localStorage.getItem('quotidian-card')?.includes('"lg"'))
      await kill(page, context)
      const again = await context.newPage()
      await openCards(again)
      await expect.poll(async () => (await kept(again))[0]?.card.settings.shadow).toBe('lg')
      await cards(again).first().getByRole('link').click()
      await expect(card(again)).toBeVisible()
      await expect(button(again, KEEP)).toHaveAttribute('aria-pressed', 'true')
      await choose(again, 'Inner')
      await expect.poll(async () => (await kept(again))[0]?.card.settings.shadow).toBe('inner')
      expect(await kept(again)).toHaveLength(1)
    },
  )

  test('that has no room is said, and what is kept stays', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      const world = globalThis as { isDiskFull?: boolean }
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
        const request = put.apply(this, given)
        if (world.isDiskFull && this.name === 'kept') {
          this.transaction.abort()
          Object.defineProperty(this.transaction, 'error', {
            value: new DOMException('full', 'QuotaExceededError'),
          })
        }
        return request
      }
    })
    await openEditor(page)
    await keep(page)
    await page.evaluate(() => Object.assign(globalThis, { isDiskFull: true }))
    await choose(page, 'Large')
    await expect(page.getByRole('alert')).toContainText('My Cards is full. Back up and delete some.')
    expect((await kept(page)).map(({ card: { settings } }) => settings.shadow)).not.toContain('lg')
    await page.evaluate(() => Object.assign(globalThis, { isDiskFull: false }))
    await openTab(page, 'Frame')
    await radio(page, 'Shadow', 'Inner').check()
    await expect.poll(async () => (await kept(page))[0]?.card.settings.shadow).toBe('inner')
    await page.evaluate(() => Object.assign(globalThis, { isDiskFull: true }))
    await radio(page, 'Shadow', 'Small').check()
    const said = page.getByRole('alert').filter({ hasText: 'My Cards is full.' })
    await said.getByRole('button', { name: 'My Cards' }).last().click()
    await expect(page).toHaveURL(/\/en\/cards$/)
    await expect(page.getByRole('button', { name: 'Export All' })).toBeVisible()
  })
})

test.describe('My Cards', () => {
  test(
    'names, copies and deletes cards, by keyboard too',
    { tag: ['@full', '@full-phone'] },
    async ({ page }) => {
      const expectQuiet = watchConsole(page)
      await keepTwo(page)
      await openCards(page)
      await expect(page.getByRole('tab', { name: 'Cards 2' })).toHaveAttribute('aria-selected', 'true')
      const [latest, first] = await names(page)
      await expect(cards(page)).toHaveCount(2)

      await menu(page, '', 'Rename')
      await page.keyboard.type('Winter')
      await page.keyboard.press('Enter')
      await expect.poll(() => names(page)).toEqual(['Winter', first])
      const more = page.getByRole('button', { name: 'More: Winter' })
      await expect(more).toBeFocused()
      await more.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Not this')
      await page.keyboard.press('Escape')
      await expect.poll(() => names(page)).toEqual(['Winter', first])

      await menu(page, 'Winter', 'Duplicate')
      await expect.poll(() => names(page)).toEqual(['Winter 2', 'Winter', first])
      await expect(page.getByRole('tab', { name: 'Cards 3' })).toBeVisible()

      await menu(page, 'Winter', 'Delete') // deletes the latest, Winter 2
      await expect.poll(() => names(page)).toEqual(['Winter', first])
      await expect(page.getByRole('link', { name: 'Open Winter' })).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: '“Winter 2” is deleted.' })).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => names(page)).toEqual(['Winter 2', 'Winter', first])
      expect(latest).not.toBe(first)
      await page.reload()
      await expect.poll(() => names(page)).toEqual(['Winter 2', 'Winter', first])
      expectQuiet()
    },
  )

  test(
    'offers to undo a deletion within the window, whatever the card is called',
    { tag: ['@full', '@full-phone'] },
    async ({ page }) => {
      await openEditor(page)
      await keep(page)
      await openCards(page)
      await menu(page, '', 'Rename')
      await page.keyboard.type('W'.repeat(60))
      await page.keyboard.press('Enter')
      await menu(page, 'W+', 'Delete')
      await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeInViewport({
        ratio: 1,
      })
    },
  )

  test(
    'undoes each of many deletions, the latest in sight and the others a scroll away',
    { tag: ['@full', '@full-phone'] },
    async ({ page }) => {
      await openEditor(page)
      await keep(page)
      await openCards(page)
      for (const count of [2, 3, 4, 5]) {
        await menu(page, '', 'Duplicate')
        await expect(page.getByRole('tab', { name: `Cards ${count}` })).toBeVisible()
      }
      for (const count of [4, 3, 2, 1, 0]) {
        await menu(page, '', 'Delete')
        await expect(page.getByRole('tab', { name: `Cards ${count}` })).toBeVisible()
      }
      const offers = page.getByRole('status').getByRole('button', { name: 'Undo' })
      await offers.first().focus()
      await expect(offers).toHaveCount(5)
      await expect(offers.first()).toBeInViewport({ ratio: 1 })
      await offers.first().press('Enter')
      await expect(page.getByRole('tab', { name: 'Cards 1' })).toBeVisible()
    },
  )

  test(
    'opens a card in the editor, with its look and words; one undo gives back the other',
    { tag: '@full' },
    async ({ page }) => {
      await keepTwo(page)
      await choose(page, 'Large')
      await openCards(page)
      const [, first] = await names(page)
      await page.getByRole('link', { name: `Open ${first}` }).click()
      await expect(card(page)).toHaveAccessibleName(new RegExp(first!))
      await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'true')
      await undo(page)
      await expect(card(page)).not.toHaveAccessibleName(new RegExp(first!))
      await expect(button(page, KEEP)).toHaveAttribute('aria-pressed', 'true')
    },
  )

  test(
    'goes to a file and back, all of it, and merges',
    { tag: ['@full', '@full-phone'] },
    async ({ page, browser }) => {
      await keepTwo(page)
      await openCards(page)
      await menu(page, '', 'Rename')
      await page.keyboard.type('Winter')
      await page.keyboard.press('Enter')
      await expect.poll(() => names(page)).toContain('Winter')
      const before = await names(page)
      const file = await exportAll(page)
      expect(file.name).toBe('quotidian-cards-2026-11-21.json')
      await page.setInputFiles('input[type=file]', file)
      await expect(page.getByText('Nothing to add: all of it is here already.')).toBeVisible()
      expect(await names(page)).toEqual(before)

      const elsewhere = await (await browser.newContext()).newPage()
      await elsewhere.goto('/en/cards')
      await expect(elsewhere.getByRole('heading', { name: 'No Cards Yet' })).toBeVisible()
      await elsewhere.setInputFiles('input[type=file]', { ...file, buffer: Buffer.from('{"kind":"x"}') })
      await expect(elsewhere.getByRole('alert')).toContainText('This file contains no Quotidian cards.')
      await elsewhere.setInputFiles('input[type=file]', file)
      await expect(elsewhere.getByText('2 cards added.')).toBeVisible()
      await expect.poll(() => names(elsewhere)).toEqual(before)
      expect(await kept(elsewhere)).toEqual(await kept(page))
      await elsewhere.context().close()
    },
  )

  test('makes a picture of a card', { tag: '@full' }, async ({ page }) => {
    await openEditor(page)
    await keep(page)
    await openCards(page)
    const downloading = page.waitForEvent('download')
    await menu(page, '', 'Export Picture')
    expect((await downloading).suggestedFilename()).toBe('quote-2026-11-21.png')
  })

  test('has the days too, which lead to their pages and can be taken out', async ({ sharedPage: page }) => {
    await page.goto('/en/cards')
    await keepDays(page, ['11-22', '11-20'])
    await page.reload()
    await openTab(page, 'Days 2')
    const days = page.getByRole('list', { name: 'Kept days' })
    await expect(days.getByRole('link', { name: '22 November' })).toHaveAttribute('href', '/en/days/11-22')
    await days.getByRole('button', { name: 'Keep This Day: 22 November' }).click()
    await expect(page.getByRole('tab', { name: 'Days 1' })).toBeVisible()
    await expect(days.getByRole('button', { name: 'Keep This Day: 20 November' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('tab', { name: 'Days 2' })).toBeVisible()
  })

  test(
    'has only the rows on the page that are in view, of however many',
    { tag: '@full' },
    async ({ page }) => {
      await openEditor(page)
      await keep(page)
      await multiply(page, 400)
      await openCards(page)
      await expect(page.getByRole('tab', { name: 'Cards 401' })).toBeVisible()
      expect(await cards(page).count()).toBeLessThan(80)
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(page.locator('li[aria-posinset="401"]')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      expect(await cards(page).count()).toBeLessThan(80)
    },
  )
})

test(
  'a shelf says that it is empty before its code has come, but not to one who keeps cards',
  { tag: '@full' },
  async ({ browser, page }) => {
    const expectSaid = async (visible: boolean) => {
      const storageState = await page.context().storageState()
      const context = await browser.newContext({ storageState, serviceWorkers: 'block' })
      const early = await context.newPage()
      await early.route(PAGE_CODE, (route) => route.abort())
      await early.goto('/en/cards', { waitUntil: 'commit' })
      await expect(early.getByRole('contentinfo')).toBeAttached()
      await expect(early.getByRole('heading', { name: 'No Cards Yet' })).toBeVisible({ visible })
      await context.close()
    }
    await openEditor(page)
    await expectSaid(true)
    await keep(page)
    await expectSaid(false)
  },
)

test('My Cards says without JavaScript that it needs it', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/zh/cards')
  await expect(page.locator('main noscript p')).toBeVisible()
  expect(await page.locator('main noscript p').innerText()).toContain('我的卡片需要 JavaScript')
  await context.close()
})

function multiply(page: Page, count: number): Promise<void> {
  return page.evaluate(async (copies) => {
    const open = indexedDB.open('quotidian-kept')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.addEventListener('success', () => resolve(open.result))
    })
    const store = db.transaction('kept', 'readwrite').objectStore('kept')
    const all = store.getAll(IDBKeyRange.bound('card:', 'card:~'))
    await new Promise((resolve) => all.addEventListener('success', resolve))
    const [record] = all.result as [object]
    for (let at = 0; at < copies; at++)
      store.put(record, `card:${at.toString(36).padStart(9, '0')}-${'0'.repeat(8)}`)
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
    db.close()
  }, count)
}

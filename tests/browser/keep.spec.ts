import { card, openEditor, openTab as tab, radio, undo } from './editorPage'
import { CARD_KEY } from '../fixtures/sampleCards'
import { expect, test, type BrowserContext, type Page } from './fixtures'
import { watchConsole } from './watch'

const SAVED_MS = 1_000 // By then, a change would have been saved.

const stored = (page: Page, key = CARD_KEY) => page.evaluate((name) => localStorage.getItem(name), key)

async function chooseShadow(page: Page, name: string): Promise<void> {
  await tab(page, 'Frame')
  await radio(page, 'Shadow', name).check()
}

async function expectShadow(page: Page, name: string): Promise<void> {
  await tab(page, 'Frame')
  await expect(radio(page, 'Shadow', name)).toBeChecked()
}

test.describe('a card in work', () => {
  test(
    'is restored after a reload, with its undo steps and the words being typed',
    { tag: '@full-phone' },
    async ({ sharedPage: page }) => {
      const expectQuiet = watchConsole(page)
      await openEditor(page)
      await chooseShadow(page, 'Large')
      await radio(page, 'Shadow', 'Inner').check()
      await undo(page)
      await tab(page, 'Content')
      await page.getByRole('button', { name: 'Edit Content' }).click()
      await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('Half a though')
      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveValue('Half a though')
      await expect(card(page)).toHaveAccessibleName(/^Half a though; /)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expectShadow(page, 'Large')
      await page.getByRole('button', { name: 'Redo' }).click()
      await expectShadow(page, 'Inner')
      await undo(page)
      await undo(page)
      await expectShadow(page, 'Medium')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
      expectQuiet()
    },
  )

  test('survives a crash of the page @full', async ({ page, context }) => {
    await openEditor(page)
    await chooseShadow(page, 'Large')
    await tab(page, 'Display')
    await page.getByRole('textbox', { name: 'Watermark text' }).fill('Not yet le')
    await page.waitForFunction((key) => localStorage.getItem(key)?.includes('Not yet le'), CARD_KEY)
    await kill(page, context)
    const again = await context.newPage()
    await openEditor(again)
    await tab(again, 'Display')
    await expect(again.getByRole('textbox', { name: 'Watermark text' })).toHaveValue('Not yet le')
    await expectShadow(again, 'Large')
    await undo(again)
    await undo(again)
    await expectShadow(again, 'Medium')
  })

  test('keeps its words and look when the language changes', { tag: '@full' }, async ({ page }) => {
    await openEditor(page)
    await chooseShadow(page, 'Large')
    await tab(page, 'Content')
    await page.getByRole('button', { name: 'Edit Content' }).click()
    await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('Zwischen zwei Sprachen')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: '中文' }).click()
    await expect(page.getByRole('textbox', { name: '句子', exact: true })).toHaveValue(
      'Zwischen zwei Sprachen',
    )
    await page.getByRole('button', { name: '取消' }).click()
    await page.goto('/en/editor')
    await expectShadow(page, 'Large')
  })

  test('is replaced only by Edit This Quote, and undo restores it', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => (Math.random = () => 0)) // picks the first card of the month
    await openEditor(page)
    await chooseShadow(page, 'Large')
    await page.goto('/en')
    await expect(page.getByRole('img', { name: /21 November 2026/ })).toBeVisible()
    await page.getByRole('button', { name: 'Refresh Quote' }).click()
    await expect(page.getByRole('img', { name: / 1 November 2026/ })).toBeVisible()
    await page.goto('/en/editor')
    await expect(card(page)).toHaveAccessibleName(/21 November 2026/)
    await page.goto('/en')
    await page.getByRole('button', { name: 'Refresh Quote' }).click()
    await expect(page.getByRole('img', { name: / 1 November 2026/ })).toBeVisible()
    await page.getByRole('link', { name: 'Edit This Quote' }).click()
    await expect(card(page)).toHaveAccessibleName(/ 1 November 2026/)
    await expectShadow(page, 'Large')
    await undo(page)
    await expect(card(page)).toHaveAccessibleName(/21 November 2026/)
  })

  test('is not saved by a tab that changes nothing', { tag: '@full' }, async ({ page }) => {
    await openEditor(page)
    await tab(page, 'Frame')
    await page.waitForTimeout(SAVED_MS)
    await page.reload()
    await expect(card(page)).toBeVisible()
    expect(await stored(page)).toBeNull()
  })
})

test.describe('two tabs', () => {
  const OUTDATED_NOTICE = 'This card was changed in another tab.'

  test('notify the outdated one, in its own language', { tag: '@full' }, async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await openEditor(first)
    await openEditor(second, 'zh')
    const before = await card(second).boundingBox()
    await chooseShadow(first, 'Large')
    const notice = second.getByRole('status').filter({ hasText: '这张卡片在另一个标签页里改过。' })
    await expect(notice).toBeVisible()
    expect(await card(second).boundingBox()).toEqual(before)
    await notice.getByRole('button', { name: '用较新的' }).click()
    await expect(notice).toBeHidden()
    await second.goto('/en/editor')
    await expectShadow(second, 'Large')
    await expect(first.getByText(OUTDATED_NOTICE)).toBeHidden()
  })

  test('keep both cards, whichever is chosen', { tag: '@full' }, async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await openEditor(first)
    await openEditor(second)
    await chooseShadow(first, 'Large')
    await first.waitForFunction((key) => localStorage.getItem(key)?.includes('"lg"'), CARD_KEY)
    await chooseShadow(second, 'Small')
    await second.getByRole('button', { name: 'Keep Mine' }).click()
    await expect(first.getByText(OUTDATED_NOTICE)).toBeVisible()
    await second.reload()
    await expectShadow(second, 'Small')
    await undo(second)
    await expectShadow(second, 'Large')
    await expect(first.getByText(OUTDATED_NOTICE)).toBeHidden()
  })

  test('offer the card of a tab that was closed before deciding', { tag: '@full' }, async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await openEditor(first)
    await openEditor(second)
    await chooseShadow(first, 'Large')
    await expect(second.getByText(OUTDATED_NOTICE)).toBeVisible()
    await chooseShadow(second, 'Small')
    await second.waitForFunction(
      (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
      `${CARD_KEY}-aside-`,
    )
    await second.close()
    await first.reload()
    await expect(first.getByText('A card from another tab was kept.')).toBeVisible()
    await first.getByRole('button', { name: 'Bring It Back' }).click()
    await expectShadow(first, 'Small')
    await undo(first)
    await expectShadow(first, 'Large')
  })
})

test.describe('storage that fails', () => {
  const NOTICES = {
    blocked: 'This browser is not saving anything for this site. Export your card before you close the tab.',
    full: 'This browser has no room left to save your card. Export it before you close the tab.',
    damaged: 'The card saved here could not be read in full. Its data was set aside.',
    newer: 'A card here was saved by a newer version of this page. It was left untouched. Reload to open it.',
  }

  async function expectWorkingEditor(page: Page): Promise<void> {
    await chooseShadow(page, 'Large')
    await undo(page)
    await expect(radio(page, 'Shadow', 'Medium')).toBeChecked()
  }

  async function expectOneNotice(page: Page, text: string): Promise<void> {
    const notice = page.getByRole('status').filter({ hasText: text })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
  }

  test('that throws on access leaves a working editor and one notice', { tag: '@full' }, async ({ page }) => {
    const expectQuiet = watchConsole(page)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await openEditor(page)
    await expectOneNotice(page, NOTICES.blocked)
    await expectWorkingEditor(page)
    await expect(page.getByText(NOTICES.blocked)).toBeHidden()
    expectQuiet()
  })

  test(
    'that is full leaves a working editor and one notice per session',
    { tag: '@full' },
    async ({ page }) => {
      await openEditor(page)
      await page.evaluate(() => {
        for (let size = 5_000_000; size > 0; size = Math.floor(size / 2))
          try {
            for (let at = 0; ; at++) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size))
          } catch {
            continue
          }
      })
      await chooseShadow(page, 'Large')
      await expectOneNotice(page, NOTICES.full)
      await expectWorkingEditor(page)
      await page.reload()
      await expectWorkingEditor(page)
      await page.waitForTimeout(SAVED_MS)
      await expect(page.getByText(NOTICES.full)).toBeHidden()
      await page.evaluate(() => localStorage.clear())
      await chooseShadow(page, 'Large')
      await page.reload()
      await expectShadow(page, 'Large')
    },
  )

  test('that is damaged is backed up', { tag: '@full' }, async ({ page }) => {
    const damage = '{"version":1,"first":{"quote":7,"settings":[]},"patches":[],"at":0}'
    await page.addInitScript(
      ([key, text]) => {
        if (!sessionStorage.getItem('spoilt')) localStorage.setItem(key!, text!)
        sessionStorage.setItem('spoilt', 'yes')
      },
      [CARD_KEY, damage],
    )
    await openEditor(page)
    await expectOneNotice(page, NOTICES.damaged)
    await expectWorkingEditor(page)
    await chooseShadow(page, 'Large')
    await page.reload()
    await expectShadow(page, 'Large')
    const aside = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes('-damaged-'))
        .map(([, text]) => text as string),
    )
    expect(aside).toEqual([damage])
  })

  test('that holds a newer version’s card is not overwritten', { tag: '@full' }, async ({ page }) => {
    const newer = JSON.stringify({ version: 1_000, card: 'of tomorrow' })
    await page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [CARD_KEY, newer])
    await openEditor(page)
    await expectOneNotice(page, NOTICES.newer)
    await chooseShadow(page, 'Large')
    await page.reload()
    expect(await stored(page)).toBe(newer)
    await expectShadow(page, 'Large')
    await expect(page.getByText(NOTICES.newer)).toBeHidden()
  })
})

test.describe('midnight', { tag: '@days' }, () => {
  const shown = (page: Page) => page.getByRole('img').first()
  const LATE = new Date(2026, 10, 21, 23, 59, 30)

  async function openAt(page: Page, path: string): Promise<void> {
    await page.clock.install({ time: LATE })
    await page.goto(path)
    await expect(shown(page)).toHaveAccessibleName(/21 November 2026|2026\s年\s11\s月\s21\s日/, {})
  }

  test(
    'offers the new quote, and the current card stays until it is accepted',
    { tag: ['@full', '@full-tablet', '@full-phone'] },
    async ({ page }) => {
      await openAt(page, '/en/editor')
      await chooseShadow(page, 'Large')
      const before = await shown(page).boundingBox()
      await page.clock.runFor(40_000)
      const notice = page.getByRole('status').filter({ hasText: 'A new day has a new quote.' })
      await expect(notice).toBeVisible()
      await expect(shown(page)).toHaveAccessibleName(/21 November 2026/)
      expect(await shown(page).boundingBox()).toEqual(before)
      await notice.getByRole('button', { name: 'Show It' }).click()
      await expect(shown(page)).toHaveAccessibleName(/22 November 2026/)
      await expect(notice).toBeHidden()
      await expectShadow(page, 'Large')
      await undo(page)
      await expect(shown(page)).toHaveAccessibleName(/21 November 2026/)
    },
  )

  test(
    'offers the new quote on home, in Chinese, and can be dismissed',
    { tag: ['@full', '@full-phone'] },
    async ({ page }) => {
      await openAt(page, '/zh')
      const before = await shown(page).boundingBox()
      await page.clock.runFor(40_000)
      const notice = page.getByRole('status').filter({ hasText: '新的一天，有新的一句。' })
      await expect(notice).toBeVisible()
      await expect(shown(page)).toHaveAccessibleName(/11\s月\s21\s日/)
      expect(await shown(page).boundingBox()).toEqual(before)
      await notice.getByRole('button', { name: '看看' }).click()
      await expect(shown(page)).toHaveAccessibleName(/11\s月\s22\s日/)
      await page.clock.runFor(24 * 3_600_000)
      await notice.getByRole('button', { name: '关闭' }).click()
      await page.clock.runFor(120_000)
      await expect(notice).toBeHidden()
      await expect(shown(page)).toHaveAccessibleName(/11\s月\s22\s日/)
    },
  )

  test('is noticed after the device slept through it', { tag: '@full' }, async ({ page }) => {
    await openAt(page, '/en/editor')
    await expect(page.getByRole('tab').first()).toBeAttached()
    await page.clock.pauseAt(new Date(2026, 10, 22, 8)) // Pausing the clock fires no timer.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('A new day has a new quote.')).toBeVisible()
  })
})

/** Kills the page's process as in a crash: no events, no timers. */
async function kill(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

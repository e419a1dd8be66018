import { gzipSync } from 'node:zlib'
import { card, isDesktop } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { firstPaintMs, noteFirstFrame } from './frames'
import { holdRequests, PAGE_CODE } from './holdRequests'

/** Gzipped size limits, in kB, of the scripts requested before a first visit becomes usable. */
const BUDGETS_KB = { homeSeen: 210, editorSeen: 260, editorEdited: 343 }

test('home draws its first card with few scripts', async ({ page }) => {
  const scripts = scriptsBefore(page, 'editorTools-')
  await page.goto('/en')
  await page.getByRole('img').first().waitFor()
  await expectWithin(BUDGETS_KB.homeSeen, await scripts())
})

// tests/prerender/builtCode.test.ts checks what their HTML requests.
for (const [path, tag] of [
  ['/en/guide', ['@full-phone']],
  ['/zh/cards', ['@full', '@full-phone']],
  ['/en/days', ['@full', '@full-phone']],
  ['/zh/days/11-22', ['@full', '@full-phone']],
] as const)
  test(`no code is asked for before ${path} is seen`, { tag: [...tag] }, async ({ page }) => {
    await noteFirstFrame(page)
    await page.goto(path)
    await page.locator('html[data-live]').waitFor()
    const asked = await page.evaluate(
      (code) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => code.test(name))
          .map(({ startTime }) => startTime),
      PAGE_CODE,
    )
    expect(asked.length).toBeGreaterThan(3)
    expect(Math.min(...asked)).toBeGreaterThan(await firstPaintMs(page))
  })

test('the editor shows its card before it loads what changes it @full-phone @full-tablet', async ({
  page,
}) => {
  const scripts = scriptsBefore(page, 'editorTools-')
  const { expectRequested, release } = await holdRequests(page, '**/editorTools-*.js')
  await seeCard(page)
  await expectRequested()
  await expectWithin(BUDGETS_KB.editorSeen, await scripts())
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(isDesktop(page) ? 2 : 1) // the panels' outlines
  const before = await card(page).boundingBox()
  release()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await card(page).boundingBox()).toEqual(before)
})

test(
  'the tools leave the picture that the editor has painted @full-phone',
  { tag: '@full' },
  async ({ page }) => {
    const whole = await holdRequests(page, '**/editorTools-*.js')
    const stage = await holdRequests(page, '**/CardStage-*.js')
    await seeCard(page)
    await whole.expectRequested()
    const picture = card(page).locator('canvas')
    await picture.evaluate((canvas) => canvas.setAttribute('data-painted', 'before the tools'))
    whole.release()
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(picture).toHaveAttribute('data-painted', 'before the tools')
    await card(page).click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('x')
    await expect(picture).not.toHaveAttribute('data-painted')
    stage.release()
  },
)

test('the editor’s card can be edited before Konva has loaded', async ({ page }) => {
  const scripts = scriptsBefore(page, 'CardStage-')
  const { expectRequested, release } = await holdRequests(page, '**/CardStage-*.js')
  await seeCard(page)
  await expectRequested()
  await card(page).click()
  const block = page.getByRole('button', { pressed: true }).first()
  await expect(block).toBeFocused()
  await expectWithin(BUDGETS_KB.editorEdited, await scripts())
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type(' Indeed')
  await expect(page.getByRole('textbox', { name: 'Quote' }).first()).toHaveValue(/ Indeed$/)
  release()
  await expect(page.locator('.konvajs-content')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Quote' }).first()).toHaveValue(/ Indeed$/)
})

test('a tap on the card before it can be edited is answered once it can @full-phone @full', async ({
  page,
}) => {
  const { expectRequested, release } = await holdRequests(page, '**/editorTools-*.js')
  await seeCard(page)
  await expectRequested()
  await card(page).click()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  release()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(page.getByRole('button', { pressed: true }).first()).toBeFocused()
})

async function seeCard(page: Page): Promise<void> {
  await page.goto('/en/editor')
  await expect(card(page)).toBeVisible()
}

/** Paths of the scripts requested before the script named `later`, which may still be loading. */
function scriptsBefore(page: Page, later: string): () => Promise<Map<string, number>> {
  const scripts = new Map<string, Promise<number>>()
  let isOver = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    isOver ||= pathname.includes(later)
    if (isOver || !pathname.endsWith('.js')) return
    const bytes = request
      .response()
      .then((response) => response?.body())
      .then((body) => (body ? gzipSync(body).length : 0))
    bytes.catch(() => {}) // A script may arrive after the test has ended; the relevant ones are awaited.
    scripts.set(pathname, bytes)
  })
  return async () =>
    new Map(await Promise.all([...scripts].map(async ([path, bytes]) => [path, await bytes] as const)))
}

async function expectWithin(budgetKb: number, scripts: Map<string, number>): Promise<void> {
  const sizes = [...scripts].sort(([, a], [, b]) => b - a)
  const totalKb = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_024
  const list = sizes.map(([path, bytes]) => `${(bytes / 1_024).toFixed(1)} KB ${path}`)
  console.log(`${totalKb.toFixed(1)} KB gz:\n${list.join('\n')}`)
  expect(totalKb, list.join('\n')).toBeLessThanOrEqual(budgetKb)
}
